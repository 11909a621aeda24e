import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { nothingToPay, openCheckout } from './checkout';
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from './checkout';
import { replayCheckout, stepCheckout } from './step-checkout';

const price = { priceHash: 'a', dueCents: 500 };
const priced = { ...price, attempt: 1 };
const held = { ...priced, expiresAt: 1_000, earlier: 0 };
const states = {
  open: openCheckout,
  priced: { at: 'priced', ...priced },
  reserving: { at: 'reserving', ...priced },
  reserved: { at: 'reserved', ...held },
  paying: { at: 'paying', ...held },
  actionNeeded: { at: 'actionNeeded', action: '/challenge', ...held },
  paid: { at: 'paid', paymentId: 'p' },
  ordered: { at: 'ordered', paymentId: 'p', orderId: 'o' },
  refunding: { at: 'refunding', paymentId: 'p' },
  canceled: { at: 'closed', reason: 'canceled' },
  refunded: { at: 'closed', reason: 'refunded', paymentId: 'p' },
} as const satisfies Record<string, CheckoutState>;
const events = {
  priced: { type: 'priced', ...price },
  pricedAnew: { type: 'priced', priceHash: 'b', dueCents: 600 },
  confirmed: { type: 'confirmed', priceHash: 'a' },
  confirmedOther: { type: 'confirmed', priceHash: 'b' },
  reserved: { type: 'reserved', expiresAt: 1_000 },
  soldOut: { type: 'soldOut' },
  pay: { type: 'pay' },
  declined: { type: 'declined', attempt: 1 },
  declinedEarlier: { type: 'declined', attempt: 0 },
  actionNeeded: { type: 'actionNeeded', attempt: 1, action: '/challenge' },
  actionDone: { type: 'actionDone', attempt: 1 },
  left: { type: 'left', attempt: 1 },
  leftEarlier: { type: 'left', attempt: 0 },
  unanswered: { type: 'unanswered', attempt: 1 },
  paid: { type: 'paid', attempt: 1, paymentId: 'p' },
  paidEarlier: { type: 'paid', attempt: 0, paymentId: 'early' },
  mispaid: { type: 'mispaid', attempt: 1, paymentId: 'm', cents: 499, currency: 'EUR' },
  mispaidEarlier: { type: 'mispaid', attempt: 0, paymentId: 'm', cents: 500, currency: 'USD' },
  mispaidAfterAll: { type: 'mispaid', attempt: 1, paymentId: 'p', cents: 499, currency: 'EUR' },
  ordered: { type: 'ordered', orderId: 'o' },
  refused: { type: 'refused' },
  refunded: { type: 'refunded', paymentId: 'p' },
  early: { type: 'clock', now: 999 },
  late: { type: 'clock', now: 1_000 },
  canceled: { type: 'canceled' },
} as const satisfies Record<string, CheckoutEvent>;

/** Anything not listed leaves the state unchanged and has no effects. */
const moves: Record<keyof typeof states, Partial<Record<keyof typeof events, string>>> = {
  open: {
    priced: 'priced',
    pricedAnew: 'priced',
    paid: 'open, refund',
    paidEarlier: 'open, refund',
    canceled: 'closed',
    mispaid: 'open, refund',
    mispaidEarlier: 'open, refund',
    mispaidAfterAll: 'open, refund',
  },
  priced: {
    pricedAnew: 'priced',
    confirmed: 'reserving, reserve',
    confirmedOther: 'priced, askAgain',
    paid: 'priced, refund',
    paidEarlier: 'priced, refund',
    canceled: 'closed',
    mispaid: 'priced, refund',
    mispaidEarlier: 'priced, refund',
    mispaidAfterAll: 'priced, refund',
  },
  reserving: {
    pricedAnew: 'priced, release',
    reserved: 'reserved',
    soldOut: 'open, tellSoldOut',
    paid: 'reserving, refund',
    paidEarlier: 'reserving, refund',
    canceled: 'closed, release',
    mispaid: 'reserving, refund',
    mispaidEarlier: 'reserving, refund',
    mispaidAfterAll: 'reserving, refund',
  },
  reserved: {
    pricedAnew: 'priced, release',
    pay: 'paying, pay',
    paid: 'paid, order',
    paidEarlier: 'reserved, refund',
    late: 'closed, release',
    canceled: 'closed, release',
    mispaid: 'reserved, refund',
    mispaidEarlier: 'reserved, refund',
    mispaidAfterAll: 'reserved, refund',
  },
  paying: {
    declined: 'reserved, tellDeclined',
    actionNeeded: 'actionNeeded',
    unanswered: 'paying, lookUp',
    paid: 'paid, order',
    paidEarlier: 'paying, refund',
    late: 'paying, lookUp',
    mispaid: 'open, release, refund, tellDeclined',
    mispaidEarlier: 'paying, refund',
    mispaidAfterAll: 'open, release, refund, tellDeclined',
  },
  actionNeeded: {
    declined: 'reserved, tellDeclined',
    actionDone: 'paying, lookUp',
    left: 'reserved, void',
    unanswered: 'actionNeeded, lookUp',
    paid: 'paid, order',
    paidEarlier: 'actionNeeded, refund',
    late: 'actionNeeded, lookUp',
    mispaid: 'open, release, refund, tellDeclined',
    mispaidEarlier: 'actionNeeded, refund',
    mispaidAfterAll: 'open, release, refund, tellDeclined',
  },
  paid: {
    paidEarlier: 'paid, refund',
    ordered: 'ordered',
    refused: 'refunding, release, refund',
    mispaid: 'paid, refund',
    mispaidEarlier: 'paid, refund',
  },
  ordered: {
    paidEarlier: 'ordered, refund',
    mispaid: 'ordered, refund',
    mispaidEarlier: 'ordered, refund',
  },
  refunding: {
    paidEarlier: 'refunding, refund',
    refunded: 'closed',
    mispaid: 'refunding, refund',
    mispaidEarlier: 'refunding, refund',
  },
  canceled: {
    paid: 'refunding, refund',
    paidEarlier: 'refunding, refund',
    mispaid: 'refunding, refund',
    mispaidEarlier: 'refunding, refund',
    mispaidAfterAll: 'refunding, refund',
  },
  refunded: {
    paidEarlier: 'refunding, refund',
    mispaid: 'refunding, refund',
    mispaidEarlier: 'refunding, refund',
  },
};
const write = ({ state, effects }: ReturnType<typeof stepCheckout>) =>
  [state.at, ...effects.map((effect) => effect.do)].join(', ');

describe('stepCheckout', () => {
  for (const [from, state] of Object.entries(states) as [keyof typeof states, CheckoutState][]) {
    it.each(Object.entries(events) as [keyof typeof events, CheckoutEvent][])(
      `${from} + %s`,
      (name, event) => {
        const step = stepCheckout(state, event);
        const expected = moves[from][name];
        if (expected === undefined) expect(step).toEqual({ state, effects: [] });
        else expect(write(step)).toBe(expected);
      },
    );
  }

  it('goes from the price to the order', () => {
    const log = [
      events.priced,
      events.confirmed,
      events.reserved,
      events.pay,
      events.actionNeeded,
      events.actionDone,
      events.paid,
      events.ordered,
    ];
    expect(replayCheckout(log)).toEqual(states.ordered);
    expect(log.map((_, index) => replayCheckout(log.slice(0, index + 1)).at)).toEqual([
      'priced',
      'reserving',
      'reserved',
      'paying',
      'actionNeeded',
      'paying',
      'paid',
      'ordered',
    ]);
  });

  it('of another amount than was asked for nothing is kept, and the attempt is over', () => {
    const state = replayCheckout([
      events.priced,
      events.confirmed,
      events.reserved,
      events.pay,
      events.mispaid,
    ]);
    expect(state).toEqual({ at: 'open', attempt: 1 });
    // The provider reports it again, correctly this time: it is refunded all the same.
    expect(write(stepCheckout(state, { ...events.paid, paymentId: 'm' }))).toBe('open, refund');
  });

  it('counts the attempts of paying', () => {
    const log = [
      events.priced,
      events.confirmed,
      events.reserved,
      events.pay,
      events.declined,
      events.pay,
    ];
    expect(replayCheckout(log)).toMatchObject({ at: 'paying', attempt: 2 });
  });

  it('takes an earlier attempt that was paid after all, and takes the new one back', () => {
    const step = stepCheckout({ at: 'paying', ...held, attempt: 2 }, events.paid);
    expect(step.effects).toEqual([
      { do: 'order', paymentId: 'p' },
      { do: 'void', attempt: 2 },
    ]);
  });

  it('takes the payment of an attempt that was left, and a new attempt is taken back', () => {
    const log = [events.priced, events.confirmed, events.reserved, events.pay, events.actionNeeded];
    const left = replayCheckout([...log, events.left]);
    expect(left).toMatchObject({ at: 'reserved', attempt: 1, earlier: 0 });
    expect(write(stepCheckout(left, events.paid))).toBe('paid, order');
    expect(stepCheckout(replayCheckout([...log, events.left, events.pay]), events.paid)).toEqual({
      state: states.paid,
      effects: [
        { do: 'order', paymentId: 'p' },
        { do: 'void', attempt: 2 },
      ],
    });
  });

  it('what was paid at another price goes back, and tries are never counted anew', () => {
    const log = [
      events.priced,
      events.confirmed,
      events.reserved,
      events.pay,
      events.declined,
      events.pricedAnew,
      events.confirmedOther,
      events.reserved,
      events.pay,
    ];
    const state = replayCheckout(log);
    expect(state).toMatchObject({ at: 'paying', attempt: 2, earlier: 1, dueCents: 600 });
    expect(write(stepCheckout(state, events.paid))).toBe('paying, refund');
  });

  it('what costs nothing is paid at once, and no provider is asked', () => {
    const step = stepCheckout({ at: 'reserved', ...held, dueCents: 0 }, events.pay);
    expect(step).toEqual({
      state: { at: 'paid', paymentId: nothingToPay },
      effects: [{ do: 'order', paymentId: nothingToPay }],
    });
    expect(write(stepCheckout(step.state, events.refused))).toBe('closed, release');
  });
});

const happy = [
  events.priced,
  events.confirmed,
  events.reserved,
  events.pay,
  events.paid,
  events.ordered,
];
const noise = fc.array(
  fc.oneof(
    fc.constantFrom<CheckoutEvent>(...Object.values(events)),
    fc.record({
      type: fc.constantFrom('paid' as const),
      attempt: fc.nat(9),
      paymentId: fc.constant(''),
    }),
    fc.record({
      type: fc.constantFrom('declined' as const, 'unanswered' as const),
      attempt: fc.nat(3),
    }),
    fc.record({
      type: fc.constant('mispaid' as const),
      attempt: fc.nat(9),
      paymentId: fc.constantFrom('m1', 'm2'),
      cents: fc.nat(9),
      currency: fc.constant('EUR' as const),
    }),
  ),
  { maxLength: 4 },
);
/** The way to an order, with other events in between and some steps left out. */
const logs = fc
  .array(fc.tuple(noise, fc.boolean()), {
    minLength: 2 * happy.length,
    maxLength: 2 * happy.length,
  })
  .map((parts) =>
    parts.flatMap(([before, isThere], index) => [
      ...before,
      ...happy.slice(index % happy.length, (index % happy.length) + (isThere ? 1 : 0)),
    ]),
  );

/**
 * A provider takes money only for attempts that were made, and always names an attempt's payment
 * the same way.
 */
function run(events: readonly CheckoutEvent[]) {
  let state = openCheckout;
  const effects: CheckoutEffect[] = [];
  const log: CheckoutEvent[] = [];
  const count = (kind: CheckoutEffect['do']) =>
    effects.filter((effect) => effect.do === kind).length;
  for (const event of events) {
    const attempts = count('pay');
    if (event.type === 'paid' && attempts === 0) continue;
    const attempt = event.type === 'paid' ? 1 + (event.attempt % attempts) : 0;
    const real: CheckoutEvent =
      event.type === 'paid' ? { type: 'paid', attempt, paymentId: `p${attempt}` } : event;
    const step = stepCheckout(state, real);
    state = step.state;
    effects.push(...step.effects);
    log.push(real);
  }
  return { state, effects, log, count };
}

describe('any log of events', () => {
  it('leads to the same state again', () => {
    fc.assert(
      fc.property(logs, (events) => {
        const { state, log } = run(events);
        expect(replayCheckout(JSON.parse(JSON.stringify(log)) as CheckoutEvent[])).toEqual(state);
      }),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('asks for one order at most', () => {
    fc.assert(
      fc.property(logs, (log) => void expect(run(log).count('order')).toBeLessThanOrEqual(1)),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('keeps no money but that of the order', () => {
    fc.assert(
      fc.property(logs, (events) => {
        const { state, effects, log } = run(events);
        const kept = state.at === 'paid' || state.at === 'ordered' ? [state.paymentId] : [];
        const refunded = effects.flatMap((effect) =>
          effect.do === 'refund' ? [effect.paymentId] : [],
        );
        const came = log.flatMap((event) =>
          event.type === 'paid' || event.type === 'mispaid' ? [event.paymentId] : [],
        );
        for (const paymentId of came)
          expect(kept.includes(paymentId)).toBe(!refunded.includes(paymentId));
      }),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('holds stock exactly from reserving until it is sold or given back', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const { state, count } = run(log);
        const isHeld = !['open', 'priced', 'closed', 'refunding'].includes(state.at);
        expect(count('reserve') - count('release') - count('tellSoldOut')).toBe(isHeld ? 1 : 0);
      }),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('often ends in an order, so that these laws say something', () => {
    const ends = fc.sample(logs, 3_000).map((log) => run(log).state.at);
    expect(ends.filter((end) => end === 'ordered').length).toBeGreaterThan(100);
    expect(ends.filter((end) => end === 'refunding').length).toBeGreaterThan(5);
  });
});

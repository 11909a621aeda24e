import { describe, expect, it } from 'vitest';
import { nothingToPay, openCheckout } from './checkout';
import type { CheckoutEvent, CheckoutState } from './checkout';
import { replayCheckout, stepCheckout } from './step-checkout';
import { events, price } from '../testing/checkout-events';

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
    soldOut: 'open, notifySoldOut',
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
    declined: 'reserved, notifyDeclined',
    actionNeeded: 'actionNeeded',
    unanswered: 'paying, lookUp',
    paid: 'paid, order',
    paidEarlier: 'paying, refund',
    late: 'paying, lookUp',
    mispaid: 'open, release, refund, notifyDeclined',
    mispaidEarlier: 'paying, refund',
    mispaidAfterAll: 'open, release, refund, notifyDeclined',
  },
  actionNeeded: {
    declined: 'reserved, notifyDeclined',
    actionDone: 'paying, lookUp',
    left: 'reserved, void',
    unanswered: 'actionNeeded, lookUp',
    paid: 'paid, order',
    paidEarlier: 'actionNeeded, refund',
    late: 'actionNeeded, lookUp',
    mispaid: 'open, release, refund, notifyDeclined',
    mispaidEarlier: 'actionNeeded, refund',
    mispaidAfterAll: 'open, release, refund, notifyDeclined',
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
    const afterLeaving = replayCheckout([...log, events.left]);
    expect(afterLeaving).toMatchObject({ at: 'reserved', attempt: 1, earlier: 0 });
    expect(write(stepCheckout(afterLeaving, events.paid))).toBe('paid, order');
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

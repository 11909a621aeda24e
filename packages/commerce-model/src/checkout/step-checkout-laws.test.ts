import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { openCheckout } from './checkout';
import type { CheckoutEffect, CheckoutEvent } from './checkout';
import { replayCheckout, stepCheckout } from './step-checkout';
import { events } from '../testing/checkout-events';

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
        const arrived = log.flatMap((event) =>
          event.type === 'paid' || event.type === 'mispaid' ? [event.paymentId] : [],
        );
        for (const paymentId of arrived)
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
        expect(count('reserve') - count('release') - count('notifySoldOut')).toBe(isHeld ? 1 : 0);
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

import type { RenewalPeriod, RenewalTransaction } from './renewal-book';
import type { RenewalEffect, RenewalEvent } from './renewal-state';
import { stepRenewal } from './step-renewal';

/** The request to the provider, now that the rest is on disk. */
export type Charge = Extract<RenewalEffect, { readonly do: 'charge' }>;

/**
 * Records an event of a renewal, and does what follows from it in the same transaction.
 *
 * @param transaction all of it happens, or nothing
 * @param period the renewal
 * @param first the event
 * @returns the request to the provider
 */
export async function recordRenewal(
  transaction: RenewalTransaction,
  period: RenewalPeriod,
  first: RenewalEvent,
): Promise<Charge | undefined> {
  const before = await transaction.open(period);
  if (!before) return undefined;
  let state = before;
  let charge: Charge | undefined;
  const queue = [first];
  for (let event = queue.shift(); event; event = queue.shift()) {
    const step = stepRenewal(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.do === 'charge') charge = effect;
      else if (effect.do === 'reserve') {
        const isHeld = await transaction.reserve(period);
        const { now } = event;
        queue.push(isHeld ? { type: 'reserved', way: effect.way, now } : { type: 'soldOut', now });
      } else await carryOut(transaction, period, effect);
    }
  }
  if (state !== before) await transaction.keepState(period, state);
  return charge;
}

/** What is done within the transaction and has no further consequences. */
function carryOut(
  transaction: RenewalTransaction,
  period: RenewalPeriod,
  effect: Exclude<RenewalEffect, { readonly do: 'charge' | 'reserve' }>,
): Promise<void> {
  switch (effect.do) {
    case 'release':
      return transaction.release(period);
    case 'beginAttempt':
      return transaction.beginAttempt({ ...period, attempt: effect.attempt }, effect.way);
    case 'declineAttempt':
      return transaction.declineAttempt({ ...period, attempt: effect.attempt });
    case 'giveBack':
      return transaction.giveBack(period, effect);
    case 'order':
      return transaction.order({ ...period, attempt: effect.attempt }, effect.paymentId);
    case 'wait':
      return transaction.schedule(period, { attempt: effect.attempt, nextAt: effect.until });
    case 'pause':
      return transaction.schedule(period, { attempt: effect.attempt, nextAt: null });
    case 'mail':
      return transaction.mail({ ...period, attempt: effect.attempt }, effect.words);
  }
}

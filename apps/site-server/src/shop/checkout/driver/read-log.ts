import {
  openCheckout,
  stepCheckout,
  type CheckoutEvent,
  type CheckoutState,
} from '@frontage/commerce-model';
import type { ReturnedMoney } from './checkout-payments';

/** A payment received for an attempt. */
export interface TakenMoney extends ReturnedMoney {
  readonly attempt: number;
}

/** The content of a log, besides the resulting state. */
export interface CheckoutLog {
  readonly state: CheckoutState;
  /** The requested amount of each attempt, minor units. */
  readonly attempts: ReadonlyMap<number, number>;
  /** The received payments, by the provider's id, as first reported. */
  readonly payments: ReadonlyMap<string, TakenMoney>;
}

/** Reads the log of a checkout; the same log always gives the same result. */
export function readLog(events: readonly CheckoutEvent[]): CheckoutLog {
  const attempts = new Map<number, number>();
  const payments = new Map<string, TakenMoney>();
  let state = openCheckout;
  for (const event of events) {
    const step = stepCheckout(state, event);
    state = step.state;
    for (const effect of step.effects)
      if (effect.do === 'pay') attempts.set(effect.attempt, effect.dueCents);
    const money = takenIn(event);
    if (money && !payments.has(money.paymentId)) payments.set(money.paymentId, money);
  }
  return { state, attempts, payments };
}

/** Gives the payment that an event reports. */
export function takenIn(event: CheckoutEvent): TakenMoney | undefined {
  if (event.type !== 'paid' && event.type !== 'mispaid') return undefined;
  const { attempt, paymentId } = event;
  return {
    attempt,
    paymentId,
    ...(event.type === 'mispaid' && { mispaid: { cents: event.cents, currency: event.currency } }),
  };
}

import {
  openCheckout,
  stepCheckout,
  type CheckoutEvent,
  type CheckoutState,
} from '@frontage/commerce-model';
import type { ReturnedMoney } from './checkout-payments';

/** Money that came for a try. */
export interface TakenMoney extends ReturnedMoney {
  readonly attempt: number;
}

/** What a log says, beside where it leads to. */
export interface CheckoutLog {
  readonly state: CheckoutState;
  /** What was asked for in each try of paying, minor units. */
  readonly tries: ReadonlyMap<number, number>;
  /** The money that came, by the provider's id of it, as it was told first. */
  readonly payments: ReadonlyMap<string, TakenMoney>;
}

/** Reads the log of a checkout; the same log always says the same. */
export function readLog(events: readonly CheckoutEvent[]): CheckoutLog {
  const tries = new Map<number, number>();
  const payments = new Map<string, TakenMoney>();
  let state = openCheckout;
  for (const event of events) {
    const step = stepCheckout(state, event);
    state = step.state;
    for (const effect of step.effects)
      if (effect.do === 'pay') tries.set(effect.attempt, effect.dueCents);
    const money = takenIn(event);
    if (money && !payments.has(money.paymentId)) payments.set(money.paymentId, money);
  }
  return { state, tries, payments };
}

/** The money that an event tells of. */
export function takenIn(event: CheckoutEvent): TakenMoney | undefined {
  if (event.type !== 'paid' && event.type !== 'mispaid') return undefined;
  const { attempt, paymentId } = event;
  return {
    attempt,
    paymentId,
    ...(event.type === 'mispaid' && { mispaid: { cents: event.cents, currency: event.currency } }),
  };
}

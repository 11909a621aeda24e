import { openCheckout, stepCheckout, type CheckoutEvent, type CheckoutState } from '@frontage/commerce-model';

/** What a log says, beside where it leads to. */
export interface ReadLog {
  readonly state: CheckoutState;
  /** What was asked for in each try of paying, minor units. */
  readonly tries: ReadonlyMap<number, number>;
  /** The try that each payment was for. */
  readonly payments: ReadonlyMap<string, number>;
}

/** Reads the log of a checkout; the same log always says the same. */
export function readLog(events: readonly CheckoutEvent[]): ReadLog {
  const tries = new Map<number, number>();
  const payments = new Map<string, number>();
  let state = openCheckout;
  for (const event of events) {
    const step = stepCheckout(state, event);
    state = step.state;
    for (const effect of step.effects) if (effect.do === 'pay') tries.set(effect.attempt, effect.dueCents);
    if (event.type === 'paid') payments.set(event.paymentId, event.attempt);
  }
  return { state, tries, payments };
}

import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaidAnswer, PaymentAnswer } from './payment-plug';

/**
 * What went wrong when a provider was asked.
 *
 * - `unreachable`: no answer, or one that tells nothing. Whether it was done is not known: ask
 *   again with the same key.
 * - `refused`: the provider does not do that. Nothing was done, and asking again changes nothing.
 * - `mismatch`: the key, the amount or the currency is not what was asked. Never an order;
 *   somebody has to look.
 */
export type PaymentFaultCode = 'unreachable' | 'refused' | 'mismatch';

/** A question to a payment provider that has no answer. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault';

  constructor(
    readonly code: PaymentFaultCode,
    text: string,
    options?: ErrorOptions,
  ) {
    super(`[site-server] ${text}`, options);
  }
}

/** An amount that was asked for. */
interface Asked {
  cents: number;
  currency: CurrencyCode;
}

/**
 * Whether money that came in is what was asked for, to the cent.
 *
 * @param asked amount and currency that the shop stored
 * @param paid what the provider tells
 */
export function isPaymentOf(asked: Asked, paid: PaidAnswer): boolean {
  return paid.cents === asked.cents && paid.currency === asked.currency;
}

/**
 * The answer to a try, as it is.
 *
 * @throws a `mismatch` when another amount was paid than was asked for
 */
export function asAsked<Answer extends PaymentAnswer>(asked: Asked, answer: Answer): Answer {
  if (answer.status !== 'paid' || isPaymentOf(asked, answer)) return answer;
  throw new PaymentFault(
    'mismatch',
    `payment ${answer.paymentId} is of ${answer.cents} ${answer.currency}, asked were ${asked.cents} ${asked.currency}.`,
  );
}

import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaidAnswer, PaymentAnswer } from './payment-plug';

/**
 * Why a request to a provider failed.
 *
 * - `unreachable`: no answer, or a meaningless one. The outcome is unknown: ask again with the same
 *   key.
 * - `refused`: the provider refuses the request. Nothing was done, and asking again changes
 *   nothing.
 * - `mismatch`: the key, the amount or the currency differs from the request. Never becomes an
 *   order; somebody has to look into it.
 */
export type PaymentFaultCode = 'unreachable' | 'refused' | 'mismatch';

/** A failed request to a payment provider. */
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

/** A requested amount. */
interface RequestedAmount {
  cents: number;
  currency: CurrencyCode;
}

/**
 * Whether a received payment matches the request, to the cent.
 *
 * @param amount the amount and currency that the shop stored
 * @param paid the provider's answer
 */
export function isPaymentOf(amount: RequestedAmount, paid: PaidAnswer): boolean {
  return paid.cents === amount.cents && paid.currency === amount.currency;
}

/**
 * Gives the answer to an attempt back unchanged.
 *
 * @throws a `mismatch` if the paid amount differs from the request
 */
export function asRequested<Answer extends PaymentAnswer>(
  amount: RequestedAmount,
  answer: Answer,
): Answer {
  if (answer.status !== 'paid' || isPaymentOf(amount, answer)) return answer;
  throw new PaymentFault(
    'mismatch',
    `payment ${answer.paymentId} is of ${answer.cents} ${answer.currency}, asked were ${amount.cents} ${amount.currency}.`,
  );
}

import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaidAnswer } from './payment-plug';

/**
 * What went wrong when a provider was asked.
 *
 * - `unreachable`: no answer, or one that tells nothing. Whether it was done is not known: ask again with the same key.
 * - `refused`: the provider does not do that. Nothing was done, and asking again changes nothing.
 * - `mismatch`: the key, the amount or the currency is not what was asked. Never an order; somebody has to look.
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

/**
 * Whether money that came in is what was asked for, to the cent.
 *
 * @param asked amount and currency that the shop stored
 * @param paid what the provider tells
 */
export function isPaymentOf(asked: { cents: number; currency: CurrencyCode }, paid: PaidAnswer): boolean {
  return paid.cents === asked.cents && paid.currency === asked.currency;
}

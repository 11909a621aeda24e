import type { CurrencyCode } from '@frontage/commerce-model';
import { isPaymentOf } from './payment-fault';
import type { PaymentAnswer, PaymentNews, UnknownPayment } from './payment-plug';

/**
 * A payment of another amount or currency than requested: it never becomes an order and is
 * refunded.
 */
export interface MispaidAnswer {
  readonly status: 'mispaid';
  readonly paymentId: string;
  /** The amount that was paid, minor units. */
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/** The state of an attempt, compared with the request. */
export type PaymentOutcome = PaymentAnswer | UnknownPayment | MispaidAnswer;

/** An event of a provider, compared with the request. */
export type OutcomeNews = Omit<PaymentNews, 'answer'> & { readonly answer: PaymentOutcome };

/**
 * Compares a provider's answer with the request, to the cent.
 *
 * @param amount the amount in minor units and the currency that the shop stored; a shop only sells
 *   in supported currencies
 * @param answer the provider's answer
 */
export function checkPaidAmount(
  amount: { readonly cents: number; readonly currency: CurrencyCode },
  answer: PaymentAnswer | UnknownPayment,
): PaymentOutcome {
  if (answer.status !== 'paid' || isPaymentOf(amount, answer)) return answer;
  const { paymentId, cents, currency } = answer;
  return { status: 'mispaid', paymentId, cents, currency };
}

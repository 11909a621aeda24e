import type { CurrencyCode } from '@frontage/commerce-model';
import { isPaymentOf } from './payment-fault';
import type { PaymentAnswer, PaymentNews, UnknownPayment } from './payment-plug';

/**
 * Money that came in, but of another amount or currency than was asked for: never an order, it goes
 * back.
 */
export interface MispaidAnswer {
  readonly status: 'mispaid';
  readonly paymentId: string;
  /** What came in truth, minor units. */
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/** How a try stands, held against what was asked for. */
export type PaymentOutcome = PaymentAnswer | UnknownPayment | MispaidAnswer;

/** What a provider tells by itself, held against what was asked for. */
export type OutcomeNews = Omit<PaymentNews, 'answer'> & { readonly answer: PaymentOutcome };

/**
 * Holds what a provider tells against what was asked for, to the cent.
 *
 * @param asked amount in minor units and currency that the shop stored; it always sells in a
 *   currency that it knows
 * @param answer what the provider tells
 */
export function checkPaidAmount(
  asked: { readonly cents: number; readonly currency: CurrencyCode },
  answer: PaymentAnswer | UnknownPayment,
): PaymentOutcome {
  if (answer.status !== 'paid' || isPaymentOf(asked, answer)) return answer;
  const { paymentId, cents, currency } = answer;
  return { status: 'mispaid', paymentId, cents, currency };
}

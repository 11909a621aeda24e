import type { CurrencyCode } from '@frontage/commerce-model';
import type { DeclineReason, PaymentRequest } from '../payment/payment-plug';
import type { TestMethod } from '../payment/test-methods';

/** How the shop is told of the end of a payment: `late` is after a few seconds. */
export type NewsManner = 'once' | 'twice' | 'late' | 'never';

/** A payment at the test provider, as it is kept. */
export interface TestPayment extends Omit<PaymentRequest, 'method'> {
  id: string;
  method: TestMethod;
  /** What was asked for, as JSON: a repeat has to be the same. */
  asked: string;
  /** Names its hosted page; nobody can guess it. */
  visit: string;
  state: 'open' | 'checking' | 'pending' | 'paid' | 'declined';
  /** Why it was declined. */
  reason?: DeclineReason;
  manner: NewsManner;
  refunds: readonly TestRefund[];
}

/** Money that went back. */
export interface TestRefund {
  id: string;
  key: string;
  cents: number;
}

/** What may happen to a payment. */
export type PaymentMove =
  { do: 'approve' | 'check' | 'wait' } | { do: 'decline'; reason: DeclineReason };

/** The payment after a move; one that is paid or declined stays so. */
export function movePayment(payment: TestPayment, move: PaymentMove): TestPayment {
  if (payment.state === 'paid' || payment.state === 'declined') return payment;
  switch (move.do) {
    case 'approve':
      return { ...payment, state: 'paid' };
    case 'decline':
      // Money that is on its way cannot be called back.
      return payment.state === 'pending' && move.reason === 'canceled'
        ? payment
        : { ...payment, state: 'declined', reason: move.reason };
    case 'check':
      return payment.state === 'open' ? { ...payment, state: 'checking' } : payment;
    case 'wait':
      return { ...payment, state: 'pending' };
  }
}

/** What a refund makes of a payment, or why there is none. */
export type RefundStep =
  | { payment: TestPayment; refund: TestRefund }
  | { refusal: 'not-paid' | 'other-currency' | 'too-much' | 'key-reused' };

/**
 * Gives money back: the same key the same refund, never more than came in.
 *
 * @param payment that it is taken from
 * @param refund what is asked for
 */
export function refundPayment(
  payment: TestPayment,
  { currency, ...refund }: TestRefund & { currency: CurrencyCode },
): RefundStep {
  const made = payment.refunds.find(({ key }) => key === refund.key);
  if (made)
    return made.cents === refund.cents && currency === payment.currency
      ? { payment, refund: made }
      : { refusal: 'key-reused' };
  if (payment.state !== 'paid') return { refusal: 'not-paid' };
  if (currency !== payment.currency) return { refusal: 'other-currency' };
  const back = payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
  if (back + refund.cents > payment.cents) return { refusal: 'too-much' };
  return { payment: { ...payment, refunds: [...payment.refunds, refund] }, refund };
}

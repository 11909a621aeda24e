import type { CurrencyCode } from '@frontage/commerce-model';
import type { DeclineReason, PaymentRequest } from '../payment/payment-plug';
import type { SavedMethod } from '../payment/saved-method';
import type { TestMethod } from '../payment/test-methods';
import { findTestCard, saveTestCard } from './test-cards';

/** How the shop is notified of the end of a payment: `late` means after a few seconds. */
export type NewsManner = 'once' | 'twice' | 'late' | 'never';

/** A stored payment of the test provider. */
export interface TestPayment extends Omit<PaymentRequest, 'method'> {
  id: string;
  method: TestMethod;
  /** The original request as JSON: a repetition must be identical. */
  asked: string;
  /** The unguessable name of its hosted page. */
  visit: string;
  state: 'open' | 'checking' | 'pending' | 'paid' | 'declined';
  /** Why it was declined. */
  reason?: DeclineReason;
  manner: NewsManner;
  /** The card that it was paid with, where that is kept. */
  saved?: SavedMethod;
  refunds: readonly TestRefund[];
}

/** A refund. */
export interface TestRefund {
  id: string;
  key: string;
  cents: number;
}

/** Possible changes of a payment. */
export type PaymentMove =
  /** `card`: the last four digits of the one that pays. @default the usual one */
  | { do: 'approve'; card?: string | null }
  | { do: 'check' | 'wait' }
  | { do: 'decline'; reason: DeclineReason };

/** Gives the payment after a move; a paid or declined one does not change. */
export function movePayment(payment: TestPayment, move: PaymentMove): TestPayment {
  if (payment.state === 'paid' || payment.state === 'declined') return payment;
  switch (move.do) {
    case 'approve':
      return {
        ...payment,
        state: 'paid',
        ...(payment.keepsMethod && {
          saved: saveTestCard(findTestCard(move.card ?? null), payment.id),
        }),
      };
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

/** The payment after a refund, or the reason for a refusal. */
export type RefundStep =
  | { payment: TestPayment; refund: TestRefund }
  | { refusal: 'not-paid' | 'other-currency' | 'too-much' | 'key-reused' };

/**
 * Refunds money: the same key gives the same refund, and never more than was paid.
 *
 * @param payment to refund
 * @param refund the request
 */
export function refundPayment(
  payment: TestPayment,
  { currency, ...refund }: TestRefund & { currency: CurrencyCode },
): RefundStep {
  const earlierRefund = payment.refunds.find(({ key }) => key === refund.key);
  if (earlierRefund)
    return earlierRefund.cents === refund.cents && currency === payment.currency
      ? { payment, refund: earlierRefund }
      : { refusal: 'key-reused' };
  if (payment.state !== 'paid') return { refusal: 'not-paid' };
  if (currency !== payment.currency) return { refusal: 'other-currency' };
  const back = payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
  if (back + refund.cents > payment.cents) return { refusal: 'too-much' };
  return { payment: { ...payment, refunds: [...payment.refunds, refund] }, refund };
}

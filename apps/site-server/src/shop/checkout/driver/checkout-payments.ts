import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaymentOutcome } from '../../../payment/payment-outcome';

/** One payment attempt of a checkout. */
export interface CheckoutAttempt {
  readonly checkoutId: string;
  readonly attempt: number;
  /** Minor units. */
  readonly cents: number;
}

/** A refund of an attempt's money. */
export interface ReturnedMoney {
  readonly paymentId: string;
  /** The paid amount, if it differs from the request: minor units. @default the requested amount */
  readonly mispaid?: { readonly cents: number; readonly currency: CurrencyCode } | undefined;
}

/**
 * Connects a checkout with its provider. Each call rejects if the provider does not answer; each
 * may be repeated.
 */
export interface CheckoutPayments {
  /** Starts or repeats an attempt; the same attempt gets the same answer. */
  pay(attempt: CheckoutAttempt): Promise<PaymentOutcome>;
  /** Looks up the outcome of an attempt. */
  lookUp(attempt: CheckoutAttempt): Promise<PaymentOutcome>;
  /** Cancels an attempt and gives its outcome: `paid` if it was too late. */
  void(attempt: CheckoutAttempt): Promise<PaymentOutcome>;
  /** Refunds a whole payment, once. */
  refund(attempt: CheckoutAttempt, money: ReturnedMoney): Promise<void>;
}

/**
 * Gives the key of an attempt: a provider that receives it twice pays once.
 *
 * @returns such as `65f0…:2`
 */
export function attemptKey({
  checkoutId,
  attempt,
}: Pick<CheckoutAttempt, 'checkoutId' | 'attempt'>): string {
  return `${checkoutId}:${attempt}`;
}

/** Parses a key; undefined if it is invalid. */
export function readAttemptKey(
  key: string,
): Pick<CheckoutAttempt, 'checkoutId' | 'attempt'> | undefined {
  const [, checkoutId, attempt] = /^([^:]+):(\d{1,6})$/.exec(key) ?? [];
  return checkoutId === undefined ? undefined : { checkoutId, attempt: Number(attempt) };
}

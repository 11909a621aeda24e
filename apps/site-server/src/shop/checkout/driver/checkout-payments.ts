import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaymentOutcome } from '../../../payment/payment-outcome';

/** One try of paying a checkout. */
export interface CheckoutTry {
  readonly checkoutId: string;
  readonly attempt: number;
  /** Minor units. */
  readonly cents: number;
}

/** Money of a try that goes back. */
export interface ReturnedMoney {
  readonly paymentId: string;
  /**
   * How much came, where that is not what the try asked for: minor units. @default what was asked
   * for
   */
  readonly mispaid?: { readonly cents: number; readonly currency: CurrencyCode } | undefined;
}

/**
 * A checkout's way to its provider. Each rejects where the provider does not answer; each may be
 * repeated.
 */
export interface CheckoutPayments {
  /** Starts or repeats a try; the same try is answered alike. */
  pay(asked: CheckoutTry): Promise<PaymentOutcome>;
  /** What became of a try. */
  lookUp(asked: CheckoutTry): Promise<PaymentOutcome>;
  /** Takes a try back, and tells how it ended: `paid` when it was too late. */
  void(asked: CheckoutTry): Promise<PaymentOutcome>;
  /** Gives all of a payment back, once. */
  refund(asked: CheckoutTry, money: ReturnedMoney): Promise<void>;
}

/**
 * The key of a try: a provider that gets it twice pays once.
 *
 * @returns such as `65f0…:2`
 */
export function tryKey({
  checkoutId,
  attempt,
}: Pick<CheckoutTry, 'checkoutId' | 'attempt'>): string {
  return `${checkoutId}:${attempt}`;
}

/** Reads a key; nothing where it is none. */
export function readTryKey(key: string): Pick<CheckoutTry, 'checkoutId' | 'attempt'> | undefined {
  const [, checkoutId, attempt] = /^([^:]+):(\d{1,6})$/.exec(key) ?? [];
  return checkoutId === undefined ? undefined : { checkoutId, attempt: Number(attempt) };
}

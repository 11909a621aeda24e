import type { PaymentAnswer, UnknownPayment } from '../payment/payment-plug';

/** One try of paying a checkout. */
export interface CheckoutTry {
  readonly checkoutId: string;
  readonly attempt: number;
  /** Minor units. */
  readonly cents: number;
}

/** A checkout's way to its provider. Each rejects where the provider does not answer; each may be repeated. */
export interface CheckoutPayments {
  /** Starts or repeats a try; the same try is answered alike. */
  pay(asked: CheckoutTry): Promise<PaymentAnswer>;
  /** What became of a try. */
  lookUp(asked: CheckoutTry): Promise<PaymentAnswer | UnknownPayment>;
  /** Takes a try back, and tells how it ended: `paid` when it was too late. */
  void(asked: CheckoutTry): Promise<PaymentAnswer | UnknownPayment>;
  /** Gives all of a payment back, once. */
  refund(asked: CheckoutTry, paymentId: string): Promise<void>;
}

/**
 * The key of a try: a provider that gets it twice pays once.
 *
 * @returns such as `65f0…:2`
 */
export function tryKey({ checkoutId, attempt }: Pick<CheckoutTry, 'checkoutId' | 'attempt'>): string {
  return `${checkoutId}:${attempt}`;
}

/** Reads a key; nothing where it is none. */
export function readTryKey(key: string): Pick<CheckoutTry, 'checkoutId' | 'attempt'> | undefined {
  const [, checkoutId, attempt] = /^([^:]+):(\d{1,6})$/.exec(key) ?? [];
  return checkoutId === undefined ? undefined : { checkoutId, attempt: Number(attempt) };
}

import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { PaymentFault } from './payment-fault';
import type { PaidAnswer, PaymentRequest, PaymentPlug, RefundRequest } from './payment-plug';

/**
 * How a shop gets paid without a provider: on an invoice, by bank transfer, or when the goods are
 * collected.
 */
export const manualMethods = ['invoice', 'transfer', 'collection'] as const;

/** A way of `manualMethods`. */
export type ManualMethod = (typeof manualMethods)[number];

/** What a shop allows. */
export interface ManualPlugOptions {
  /** The ways that visitors may choose; the first is taken when they choose none. @default all */
  methods?: readonly ManualMethod[];
}

/**
 * Payment by hand: every try is answered `paid` with `settled: false`, a promise that the
 * order carries until somebody notes the money. There is nobody to ask, so nothing is kept
 * here: the same key gives the same payment because both come out of the same words,
 * `lookUp` and `void` know nothing, and how much of a payment went back in several
 * parts is for the shop's own books to bound.
 *
 * @param options what the shop allows
 */
export function createManualPlug({ methods = manualMethods }: ManualPlugOptions = {}): PaymentPlug {
  return {
    id: 'manual',
    pageOrigins: [],
    pay: async (ask) => promise(ask, readMethod(ask.method ?? methods[0], methods)),
    lookUp: async () => ({ status: 'unknown' }),
    void: async () => ({ status: 'unknown' }),
    refund: async (ask) => giveBack(ask),
    // Nobody sends any.
    readWebhook: async () => undefined,
  };
}

function readMethod(name: string | undefined, methods: readonly ManualMethod[]): ManualMethod {
  const found = methods.find((method) => method === name);
  if (found !== undefined) return found;
  throw new PaymentFault(
    'refused',
    `there is no manual payment by ${JSON.stringify(name)}: expected one of ${methods.join(', ')}.`,
  );
}

function promise({ key, cents, currency }: PaymentRequest, method: ManualMethod): PaidAnswer {
  return {
    status: 'paid',
    paymentId: `manual-${method}-${currency}-${cents}-${key}`,
    cents,
    currency,
    settled: false,
  };
}

function giveBack({ paymentId, cents, currency, key }: RefundRequest): { refundId: string } {
  const promised = readPromise(paymentId);
  if (!promised)
    throw new PaymentFault('refused', `${JSON.stringify(paymentId)} is no manual payment.`);
  if (promised.currency !== currency)
    throw new PaymentFault(
      'mismatch',
      `a refund in ${currency} of a payment in ${promised.currency}.`,
    );
  if (cents > promised.cents)
    throw new PaymentFault('refused', `a refund of ${cents} of a payment of ${promised.cents}.`);
  return { refundId: `manual-refund-${key}` };
}

function readPromise(paymentId: string): { cents: number; currency: CurrencyCode } | undefined {
  const [, currency, cents] = /^manual-[a-z]+-([A-Z]{3})-(\d{1,15})-/.exec(paymentId) ?? [];
  return isCurrencyCode(currency) ? { cents: Number(cents), currency } : undefined;
}

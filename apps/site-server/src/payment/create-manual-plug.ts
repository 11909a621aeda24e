import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { PaymentFault } from './payment-fault';
import type { PaidAnswer, PaymentRequest, PaymentPlug, RefundRequest } from './payment-plug';

/**
 * How a shop is paid without a provider: on an invoice, by bank transfer, or when the goods are
 * collected.
 */
export const manualMethods = ['invoice', 'transfer', 'collection'] as const;

/** One of `manualMethods`. */
export type ManualMethod = (typeof manualMethods)[number];

/** The methods that a shop allows. */
export interface ManualPlugOptions {
  /** The methods that visitors may choose; the first one is the default choice. @default all */
  methods?: readonly ManualMethod[];
}

/**
 * Creates the plug for payment by hand: every attempt is answered `paid` with `settled: false`, a
 * promise that the order carries until somebody records the money. There is no provider, so nothing
 * is stored here: the same key gives the same payment because it is derived from the key, `lookUp`
 * and `void` answer `unknown`, and the shop's own books limit the sum of partial refunds.
 *
 * @param options the methods that the shop allows
 */
export function createManualPlug({ methods = manualMethods }: ManualPlugOptions = {}): PaymentPlug {
  return {
    id: 'manual',
    pageOrigins: [],
    pay: async (request) => promise(request, readMethod(request.method ?? methods[0], methods)),
    lookUp: async () => ({ status: 'unknown' }),
    void: async () => ({ status: 'unknown' }),
    refund: async (request) => giveBack(request),
    // There are none.
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

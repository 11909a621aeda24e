import { StripeRefusal } from './stripe-idempotency';

/** A session in Stripe's format: the fields that the plug reads. */
export interface SessionRecord {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  client_reference_id: string | null;
  created: number;
  currency: string;
  expires_at: number;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
}

/** A payment of a session that the visitor has completed. */
export interface IntentRecord {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
}

/** A refund. */
export interface RefundRecord {
  id: string;
  object: 'refund';
  amount: number;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

/** The lifetime of a session, one day, in seconds. */
export const sessionLifetime = 24 * 3_600;

const sessionParameters =
  /^(mode|client_reference_id|customer_email|success_url|cancel_url|adaptive_pricing\[enabled\]|metadata\[\w+\]|payment_intent_data\[(description|metadata\]\[\w+)\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;
const refundParameters = /^(payment_intent|amount|metadata\[\w+\])$/;

/**
 * Reads the session that a request asks for, or the reason for a refusal.
 *
 * @param parameters as sent
 * @param made its id, its time in seconds, and the address of its page
 */
export function readSessionAsk(
  parameters: URLSearchParams,
  made: { id: string; now: number; url: string },
): SessionRecord {
  allow(parameters, sessionParameters);
  const { value, whole } = fieldsOf(parameters);
  const currency = value('line_items[0][price_data][currency]', /^[a-z]{3}$/);
  const amount = whole('line_items[0][price_data][unit_amount]') * whole('line_items[0][quantity]');
  value('mode', /^payment$/);
  value('customer_email', /^[^@\s]+@[^@\s]+$/);
  value('line_items[0][price_data][product_data][name]', /^[^]{1,250}$/);
  value('success_url', /^https?:\/\//);
  value('cancel_url', /^https?:\/\//);
  return {
    id: made.id,
    object: 'checkout.session',
    amount_total: amount,
    client_reference_id: value('client_reference_id', /^.{1,200}$/),
    created: made.now,
    currency,
    expires_at: made.now + sessionLifetime,
    metadata: metadataOf(parameters),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: made.url,
  };
}

/** Reads the refund that a request asks for; does not check whether there is enough money. */
export function readRefundAsk(
  parameters: URLSearchParams,
  made: { id: string; now: number },
): Omit<RefundRecord, 'currency'> {
  allow(parameters, refundParameters);
  const { value, whole } = fieldsOf(parameters);
  return {
    id: made.id,
    object: 'refund',
    amount: whole('amount'),
    created: made.now,
    metadata: metadataOf(parameters),
    payment_intent: value('payment_intent', /^.+$/),
    status: 'succeeded',
  };
}

function fieldsOf(parameters: URLSearchParams) {
  const value = (param: string, fits: RegExp): string => {
    const found = parameters.get(param) ?? '';
    if (fits.test(found)) return found;
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'parameter_invalid',
      param,
      message: `Invalid ${param}: ${found}`,
    });
  };
  return { value, whole: (param: string) => Number(value(param, /^[1-9]\d{0,11}$/)) };
}

function allow(parameters: URLSearchParams, allowed: RegExp): void {
  const unknown = [...parameters.keys()].find((name) => !allowed.test(name));
  if (unknown !== undefined)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: unknown,
      message: `Received unknown parameter: ${unknown}`,
    });
}

function metadataOf(parameters: URLSearchParams): Record<string, string> {
  const entries = [...parameters].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w{1,40})\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

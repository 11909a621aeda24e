import { StripeRefusal } from './create-stripe-idempotency';

/** A session in Stripe's format: the fields that the plug reads. */
export interface SessionRecord {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  client_reference_id: string | null;
  created: number;
  currency: string;
  /** Made when it is completed, where one was wanted and none was named. */
  customer: string | null;
  customer_creation: 'always' | 'if_required';
  expires_at: number;
  metadata: Record<string, string>;
  mode: 'payment' | 'setup';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  /** Whether its method is kept for payments without its buyer. */
  keeps: boolean;
}

/** A payment: of a session that the visitor has completed, or one that was made without them. */
export interface IntentRecord {
  id: string;
  object: 'payment_intent';
  amount: number;
  created: number;
  currency: string;
  customer: string | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string } | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
}

/** A card that a customer has. */
export interface MethodRecord {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { last4: string };
  customer: string | null;
}

/** What has kept the method of a session in setup mode. */
export interface SetupRecord {
  id: string;
  object: 'setup_intent';
  payment_method: string;
  status: 'succeeded';
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
  /^(mode|customer_creation|payment_intent_data\[setup_future_usage\]|client_reference_id|customer_email|success_url|cancel_url|adaptive_pricing\[enabled\]|metadata\[\w+\]|payment_intent_data\[(description|metadata\]\[\w+)\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;
const setupParameters =
  /^(mode|client_reference_id|currency|customer|customer_email|customer_creation|success_url|cancel_url|metadata\[\w+\]|setup_intent_data\[metadata\]\[\w+\])$/;
const chargeParameters =
  /^(amount|currency|customer|payment_method|off_session|confirm|automatic_payment_methods\[(enabled|allow_redirects)\]|description|metadata\[\w+\])$/;
const refundParameters = /^(payment_intent|amount|metadata\[\w+\])$/;

/**
 * Reads the session that a request asks for, or the reason for a refusal.
 *
 * @param parameters as sent
 * @param facts its id, its time in seconds, and the address of its page
 */
export function createStripeSessionRecord(
  parameters: URLSearchParams,
  facts: { id: string; now: number; url: string },
): SessionRecord {
  if (parameters.get('mode') === 'setup') return readSetupAsk(parameters, facts);
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
    id: facts.id,
    object: 'checkout.session',
    amount_total: amount,
    ...openSession(parameters, facts),
    currency,
    mode: 'payment',
    payment_status: 'unpaid',
  };
}

/** What sessions of all kinds have in common. */
function openSession(
  parameters: URLSearchParams,
  { now, url }: { now: number; url: string },
): Omit<SessionRecord, 'id' | 'object' | 'amount_total' | 'currency' | 'mode' | 'payment_status'> {
  const { value } = fieldsOf(parameters);
  return {
    client_reference_id: value('client_reference_id', /^.{1,200}$/),
    created: now,
    customer: parameters.get('customer'),
    customer_creation: parameters.get('customer_creation') === 'always' ? 'always' : 'if_required',
    expires_at: now + sessionLifetime,
    metadata: metadataOf(parameters),
    payment_intent: null,
    setup_intent: null,
    status: 'open',
    url,
    keeps:
      parameters.get('mode') === 'setup' ||
      parameters.get('payment_intent_data[setup_future_usage]') === 'off_session',
  };
}

/** A session in which a method is named and nothing is paid. */
function readSetupAsk(
  parameters: URLSearchParams,
  facts: { id: string; now: number; url: string },
): SessionRecord {
  allow(parameters, setupParameters);
  const { value } = fieldsOf(parameters);
  value('success_url', /^https?:\/\//);
  // A customer is named, or is to be made: not both.
  if (parameters.has('customer')) value('customer', /^cus_\w+$/);
  else value('customer_email', /^[^@\s]+@[^@\s]+$/);
  return {
    id: facts.id,
    object: 'checkout.session',
    amount_total: 0,
    ...openSession(parameters, facts),
    currency: value('currency', /^[a-z]{3}$/),
    mode: 'setup',
    payment_status: 'no_payment_required',
  };
}

/** The payment without its buyer that a question asks for; what its card says is not looked at. */
export function createStripeIntentRecord(
  parameters: URLSearchParams,
  facts: { id: string; now: number },
): IntentRecord {
  allow(parameters, chargeParameters);
  const { value, whole } = fieldsOf(parameters);
  for (const flag of ['off_session', 'confirm', 'automatic_payment_methods[enabled]'])
    value(flag, /^true$/);
  // Without it Stripe wants an address to come back to.
  value('automatic_payment_methods[allow_redirects]', /^never$/);
  return {
    id: facts.id,
    object: 'payment_intent',
    amount: whole('amount'),
    created: facts.now,
    currency: value('currency', /^[a-z]{3}$/),
    customer: value('customer', /^cus_\w+$/),
    last_payment_error: null,
    metadata: metadataOf(parameters),
    payment_method: value('payment_method', /^pm_\w+$/),
    status: 'processing',
  };
}

/** Reads the refund that a request asks for; does not check whether there is enough money. */
export function createStripeRefundRecord(
  parameters: URLSearchParams,
  facts: { id: string; now: number },
): Omit<RefundRecord, 'currency'> {
  allow(parameters, refundParameters);
  const { value, whole } = fieldsOf(parameters);
  return {
    id: facts.id,
    object: 'refund',
    amount: whole('amount'),
    created: facts.now,
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

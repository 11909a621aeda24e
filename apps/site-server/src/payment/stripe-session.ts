import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';
import type { PaymentAnswer, PaymentRequest, PaymentAttempt } from './payment-plug';
import type { StripeClient } from './stripe-client';
import { searchSince } from './search-since';

/** A hosted checkout at Stripe. */
export type StripeSession = Stripe.Checkout.Session;

/** Marks a session whose method is kept. */
const keepsMark = 'keepsMethod';

/** Whether the buyer of a session has agreed that their method is kept. */
export function isMethodKept({ metadata }: StripeSession): boolean {
  return metadata?.[keepsMark] !== undefined;
}

/** The longest name of a product, in UTF-16 units. */
const longestName = 250;

/** A description as Stripe takes it: not cut in the middle of a character. */
export function nameOf(description: string): string {
  return description
    .trim()
    .slice(0, longestName)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** What a payment is found again by, at Stripe. */
export function marksOf({
  key,
  metadata: { siteId, checkoutId, attempt },
}: Pick<PaymentRequest, 'key' | 'metadata'>): Record<string, string> {
  return { key, siteId, checkoutId, attempt: String(attempt) };
}

/**
 * Gives the request that opens a hosted page: one line with the whole amount, since the shop has
 * computed the rest. It depends only on the payment request, so that a repetition is identical.
 */
export function sessionOf({
  key,
  cents,
  currency,
  description,
  email,
  returnUrl,
  cancelUrl,
  keepsMethod = false,
  metadata,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const name = nameOf(description) || new URL(returnUrl).host;
  const marks = { ...marksOf({ key, metadata }), ...(keepsMethod && { [keepsMark]: 'yes' }) };
  return {
    mode: 'payment',
    client_reference_id: key,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: cents,
          product_data: { name },
        },
      },
    ],
    // The visitor agreed to this currency.
    adaptive_pricing: { enabled: false },
    metadata: marks,
    payment_intent_data: {
      description: name,
      metadata: marks,
      ...(keepsMethod && { setup_future_usage: 'off_session' }),
    },
    ...(keepsMethod && { customer_creation: 'always' }),
    success_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

/** Gives the amount of a session in the shop's format. */
export function amountOf({ id, amount_total: cents, currency }: StripeSession): {
  cents: number;
  currency: CurrencyCode;
} {
  const code = currency?.toUpperCase();
  if (cents !== null && isCurrencyCode(code)) return { cents, currency: code };
  throw new PaymentFault(
    'mismatch',
    `Stripe's session ${id} is of ${cents} ${code}, which this shop never asks for.`,
  );
}

/**
 * Reads the state of a session as far as it shows it: a complete and unpaid one is `pending`,
 * whether the money is on its way or refused (see `readDelayed`).
 */
export function readSession(session: StripeSession): PaymentAnswer {
  if (session.status === 'expired') return { status: 'declined', reason: 'expired' };
  if (session.status === 'open') {
    if (session.url !== null) return { status: 'actionNeeded', url: session.url };
    throw new PaymentFault('refused', `Stripe's session ${session.id} has no page.`);
  }
  if (session.payment_status === 'unpaid') return { status: 'pending' };
  return { status: 'paid', paymentId: intentOf(session), ...amountOf(session), settled: true };
}

/** Reads the outcome of a delayed payment: Stripe reports it on the payment, not on the session. */
export function readDelayed(session: StripeSession, intent: Stripe.PaymentIntent): PaymentAnswer {
  if (intent.status === 'succeeded')
    return { status: 'paid', paymentId: intent.id, ...amountOf(session), settled: true };
  if (intent.status === 'canceled' || intent.status === 'requires_payment_method')
    return { status: 'declined', reason: 'refused' };
  return { status: 'pending' };
}

/** Gives the payment of a complete session. */
export function intentOf({ id, payment_intent: intent }: StripeSession): string {
  if (intent === null)
    throw new PaymentFault('mismatch', `Stripe's session ${id} is complete and has no payment.`);
  return typeof intent === 'string' ? intent : intent.id;
}

/** Whether an answer is that of the same question before, as it was then. */
export function isReplay(answer: Stripe.Response<unknown>): boolean {
  return answer.lastResponse.headers['idempotent-replayed'] === 'true';
}

/** Opens a hosted page, once for a key: whoever asks again gets the page as it stands by now. */
export async function openSession(
  client: StripeClient,
  params: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<StripeSession> {
  const created = await client.send((stripe) =>
    stripe.checkout.sessions.create(params, { idempotencyKey }),
  );
  // A repeated request is answered with the session's original state.
  return isReplay(created)
    ? client.send((stripe) => stripe.checkout.sessions.retrieve(created.id))
    : created;
}

/** The sessions that were opened under a key; one, unless Stripe forgot the key. */
export async function findSessions(
  client: StripeClient,
  { key, requestedAt }: PaymentAttempt,
): Promise<StripeSession[]> {
  return client.send(async (stripe) => {
    const found: StripeSession[] = [];
    const listed = { created: { gte: searchSince(requestedAt) }, limit: 100 };
    for await (const session of stripe.checkout.sessions.list(listed))
      if (session.client_reference_id === key) found.push(session);
    return found;
  });
}

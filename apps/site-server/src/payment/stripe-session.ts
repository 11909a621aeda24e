import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';
import type { PaymentAnswer, PaymentRequest, PaymentNews } from './payment-plug';

/** A hosted checkout at Stripe. */
export type StripeSession = Stripe.Checkout.Session;

/** The longest name of a product, in UTF-16 units. */
const longestName = 250;

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
  metadata,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  // Not cut within a character, and never empty.
  const name =
    description
      .trim()
      .slice(0, longestName)
      .replace(/[\uD800-\uDBFF]$/, '') || new URL(returnUrl).host;
  const marks = {
    key,
    siteId: metadata.siteId,
    checkoutId: metadata.checkoutId,
    attempt: String(metadata.attempt),
  };
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
    payment_intent_data: { description: name, metadata: marks },
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

/** Reads an event; `other` if it does not concern a session that a shop of ours opened. */
export function readEvent(event: Stripe.Event | null): PaymentNews | 'other' {
  switch (event?.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOf(event.id, event.data.object, readSession);
    case 'checkout.session.async_payment_failed':
      return newsOf(event.id, event.data.object, () => ({ status: 'declined', reason: 'refused' }));
    default:
      return 'other';
  }
}

function newsOf(
  eventId: string,
  session: StripeSession,
  read: (session: StripeSession) => PaymentAnswer,
): PaymentNews | 'other' {
  const key = session.metadata?.['key'];
  if (key === undefined || key !== session.client_reference_id) return 'other';
  return { eventId, key, answer: read(session) };
}

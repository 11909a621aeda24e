import type Stripe from 'stripe';
import { readMethodPage } from './create-stripe-methods';
import type { PaymentNews } from './payment-plug';
import { readPaidSession } from './read-paid-session';
import type { MethodNews } from './saved-method';
import type { StripeClient } from './stripe-client';
import { readStripeCharge, isStripeCharge } from './stripe-charges';
import type { StripeSession } from './stripe-session';

/** What an event tells; `other` when it is about nothing that a shop of ours asked for. */
export async function readStripeEvent(
  client: StripeClient,
  event: Stripe.Event | null,
): Promise<PaymentNews | MethodNews | 'other'> {
  switch (event?.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return readSessionEvent(client, event);
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const intent = event.data.object;
      const key = intent.metadata['key'];
      // Of a session the session tells.
      if (key === undefined || !isStripeCharge(intent)) return 'other';
      return { eventId: event.id, key, answer: readStripeCharge(intent) };
    }
    default:
      return 'other';
  }
}

type SessionEvent = Stripe.Event & { data: { object: StripeSession } };

async function readSessionEvent(
  client: StripeClient,
  { id: eventId, type, data: { object: session } }: SessionEvent,
): Promise<PaymentNews | MethodNews | 'other'> {
  const key = session.metadata?.['key'];
  if (key === undefined || key !== session.client_reference_id) return 'other';
  if (session.mode === 'setup') {
    const page = await readMethodPage(client, session);
    return page.status === 'saved' ? { eventId, key, method: page.method } : 'other';
  }
  if (type === 'checkout.session.async_payment_failed')
    return { eventId, key, answer: { status: 'declined', reason: 'refused' } };
  return { eventId, key, answer: await readPaidSession(client, session) };
}

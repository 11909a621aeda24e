import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';
import type { PaymentAnswer, PaymentAttempt, SavedMethods } from './payment-plug';
import type { ChargeRequest, MethodAnswer } from './saved-method';
import type { StripeClient } from './stripe-client';
import { searchSince } from './search-since';
import { customerOf, savedMethodOf } from './saved-method-of';
import { stripeSetupIntentOf, stripeSetupSessionOf } from './stripe-setups';
import { readStripeCharge, stripeChargeOf } from './stripe-charges';
import { findSessions, isReplay, openSession, type StripeSession } from './stripe-session';

/**
 * Methods that Stripe keeps, and payments with them: PaymentIntents that are confirmed as they are
 * created, under the shop's key, with nobody there.
 *
 * @param open gives the client
 */
export function createStripeMethods(open: () => Promise<StripeClient>): SavedMethods {
  return {
    async charge(request) {
      const client = await open();
      const intent = await confirmCharge(client, request);
      const isAsked =
        intent.metadata['key'] === request.key &&
        intent.amount === request.cents &&
        intent.currency === request.currency.toLowerCase();
      if (isAsked) return readStripeCharge(intent);
      throw new PaymentFault(
        'mismatch',
        `Stripe charged ${intent.id}, ${intent.amount} ${intent.currency}, for ${request.key}.`,
      );
    },
    async openPage(request) {
      const client = await open();
      return readMethodPage(
        client,
        await openSession(client, stripeSetupSessionOf(request), request.key),
      );
    },
    async lookUpPage(tried) {
      const client = await open();
      const [found] = await findSessions(client, tried);
      return found ? readMethodPage(client, found) : { status: 'unknown' };
    },
  };
}

/** Charges once for a key: a decline is the answer, not a failure. */
async function confirmCharge(
  client: StripeClient,
  request: ChargeRequest,
): Promise<Stripe.PaymentIntent> {
  return client.send(async (stripe) => {
    try {
      const intent = await stripe.paymentIntents.create(stripeChargeOf(request), {
        idempotencyKey: request.key,
      });
      return isReplay(intent) ? await stripe.paymentIntents.retrieve(intent.id) : intent;
    } catch (error) {
      const declined = client.declinedIntent(error);
      if (declined) return declined;
      throw error;
    }
  });
}

/**
 * The payments that were made without their buyer under a key; one, unless Stripe forgot the key.
 */
export async function findCharges(
  client: StripeClient,
  { key, requestedAt, charged = '' }: PaymentAttempt,
): Promise<PaymentAnswer[]> {
  return client.send(async (stripe) => {
    const found: PaymentAnswer[] = [];
    const created = { gte: searchSince(requestedAt) };
    const listed = { customer: customerOf(charged), created, limit: 100 };
    for await (const intent of stripe.paymentIntents.list(listed))
      if (intent.metadata['key'] === key) found.push(readStripeCharge(intent));
    return found;
  });
}

/** How the page stands on which a buyer names a method. */
export async function readMethodPage(
  client: StripeClient,
  session: StripeSession,
): Promise<MethodAnswer> {
  if (session.status === 'expired') return { status: 'ended' };
  if (session.status === 'open' && session.url !== null)
    return { status: 'actionNeeded', url: session.url };
  const { payment_method: kept } = await client.send((stripe) =>
    stripe.setupIntents.retrieve(stripeSetupIntentOf(session), { expand: ['payment_method'] }),
  );
  const method = savedMethodOf(session.customer, kept);
  if (method) return { status: 'saved', method };
  throw new PaymentFault('mismatch', `Stripe's session ${session.id} kept no method.`);
}

import type Stripe from 'stripe';
import { createStripeMethods, findCharges } from './create-stripe-methods';
import { asRequested, PaymentFault } from './payment-fault';
import type {
  PaymentAnswer,
  PaymentRequest,
  PaymentPlug,
  PaymentAttempt,
  RefundRequest,
  UnknownPayment,
} from './payment-plug';
import { withMethod } from './read-paid-session';
import { readStripeEvent } from './read-stripe-event';
import {
  openStripe,
  type StripeAccount,
  type StripeClient,
  type StripePatience,
} from './stripe-client';
import {
  amountOf,
  findSessions,
  intentOf,
  openSession,
  readDelayed,
  readSession,
  sessionOf,
  type StripeSession,
} from './stripe-session';

/** The order of importance of answers, if a key has several sessions. */
const rank: readonly PaymentAnswer['status'][] = ['paid', 'pending', 'actionNeeded', 'declined'];

/**
 * Creates the plug for Stripe's hosted page, which works without scripts and keeps cards away from
 * the shop. The key of an attempt is Stripe's idempotency key, and also the session's reference, by
 * which it is found when the answer was lost.
 *
 * @param account the shop's account
 * @param patience how long to wait for Stripe
 */
export function createStripePlug(
  account: StripeAccount,
  patience: StripePatience = {},
): PaymentPlug {
  let opened: Promise<StripeClient> | undefined;
  const open = () => (opened ??= openStripe(account, patience));

  async function pay(request: PaymentRequest): Promise<PaymentAnswer> {
    const client = await open();
    const session = await openSession(client, sessionOf(request), request.key);
    const { cents, currency } = amountOf(session);
    if (
      session.client_reference_id !== request.key ||
      cents !== request.cents ||
      currency !== request.currency
    )
      throw new PaymentFault(
        'mismatch',
        `Stripe opened session ${session.id} of ${cents} ${currency} for ${session.client_reference_id}.`,
      );
    return asRequested(request, await readWhole(client, session));
  }

  async function takeBack(tried: PaymentAttempt): Promise<PaymentAnswer | UnknownPayment> {
    const client = await open();
    // Nobody can pay any more what was charged, or was not.
    if (tried.charged !== undefined) return best(await findCharges(client, tried));
    const found = await findSessions(client, tried);
    return best(
      await Promise.all(
        found.map(async (session) => readWhole(client, await expire(client, session))),
      ),
    );
  }

  return {
    id: 'stripe',
    isTest: /^[sr]k_test_/.test(account.secretKey),
    pageOrigins: [new URL(account.pageOrigin).origin],
    pay,
    async lookUp(tried) {
      const client = await open();
      if (tried.charged !== undefined) return best(await findCharges(client, tried));
      const found = await findSessions(client, tried);
      return best(await Promise.all(found.map((session) => readWhole(client, session))));
    },
    void: takeBack,
    savedMethods: createStripeMethods(open),
    refund: async (request) => refund(await open(), request),
    async readWebhook(body, headers) {
      const client = await open();
      const event = readSigned(() =>
        client.stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          account.webhookSecret,
        ),
      );
      return event === undefined ? undefined : readStripeEvent(client, event);
    },
  };
}

/** Reads the state of a session, with another request if the session alone does not show it. */
async function readWhole(client: StripeClient, session: StripeSession): Promise<PaymentAnswer> {
  const answer = readSession(session);
  if (answer.status !== 'pending') return withMethod(client, session, answer);
  const intent = await client.send((stripe) => stripe.paymentIntents.retrieve(intentOf(session)));
  return withMethod(client, session, readDelayed(session, intent));
}

/** Expires a session; it ends expired, or paid at the same moment. */
async function expire(client: StripeClient, session: StripeSession): Promise<StripeSession> {
  if (session.status !== 'open') return session;
  try {
    return await client.send((stripe) => stripe.checkout.sessions.expire(session.id));
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.code !== 'refused') throw error;
    return client.send((stripe) => stripe.checkout.sessions.retrieve(session.id));
  }
}

function best(answers: readonly PaymentAnswer[]): PaymentAnswer | UnknownPayment {
  const found = rank.flatMap((status) => answers.filter((answer) => answer.status === status));
  return found[0] ?? { status: 'unknown' };
}

/** Stripe forgets idempotency keys after a day, so the refund carries its key as well. */
async function refund(
  client: StripeClient,
  { paymentId, cents, currency, key }: RefundRequest,
): Promise<{ refundId: string }> {
  const intent = await client.send((stripe) => stripe.paymentIntents.retrieve(paymentId));
  if (intent.currency !== currency.toLowerCase())
    throw new PaymentFault(
      'mismatch',
      `a refund in ${currency} of Stripe's payment ${paymentId} in ${intent.currency}.`,
    );
  const created = await client.send((stripe) => refundOf(stripe, paymentId, key));
  const stripeRefund =
    created ??
    (await client.send((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: cents, metadata: { key } },
        { idempotencyKey: `refund:${key}` },
      ),
    ));
  if (stripeRefund.amount !== cents)
    throw new PaymentFault(
      'mismatch',
      `Stripe's refund ${stripeRefund.id} is of ${stripeRefund.amount}, asked were ${cents}.`,
    );
  if (stripeRefund.status === 'failed' || stripeRefund.status === 'canceled')
    throw new PaymentFault(
      'refused',
      `Stripe's refund ${stripeRefund.id} is ${stripeRefund.status}.`,
    );
  return { refundId: stripeRefund.id };
}

async function refundOf(
  stripe: Stripe,
  paymentId: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (refund.metadata?.['key'] === key) return refund;
  return undefined;
}

/** Gives the event, unless its signature is wrong or too old, or it cannot be read. */
function readSigned(read: () => Stripe.Event | null): Stripe.Event | null | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

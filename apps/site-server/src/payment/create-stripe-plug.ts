import type Stripe from 'stripe';
import { asAsked, PaymentFault } from './payment-fault';
import type {
  PaymentAnswer,
  PaymentRequest,
  PaymentPlug,
  PaymentTry,
  RefundRequest,
  UnknownPayment,
} from './payment-plug';
import {
  openStripe,
  type StripeAccount,
  type StripeClient,
  type StripePatience,
} from './stripe-client';
import {
  amountOf,
  intentOf,
  readDelayed,
  readEvent,
  readSession,
  sessionOf,
  type StripeSession,
} from './stripe-session';

/**
 * Sessions are looked for from a little before the shop asked: two clocks never agree,
 * milliseconds.
 */
const clockSlack = 5 * 60_000;

/** The answer that counts, where there is more than one session for a key. */
const rank: readonly PaymentAnswer['status'][] = ['paid', 'pending', 'actionNeeded', 'declined'];

/**
 * Payment through Stripe's hosted page, which works without scripts and keeps cards away
 * from the shop. The key of a try is Stripe's idempotency key, and the session's
 * reference by which it is found when the answer got lost.
 *
 * @param account whose money it is
 * @param patience how long Stripe is waited for
 */
export function createStripePlug(
  account: StripeAccount,
  patience: StripePatience = {},
): PaymentPlug {
  let opened: Promise<StripeClient> | undefined;
  const open = () => (opened ??= openStripe(account, patience));

  async function pay(ask: PaymentRequest): Promise<PaymentAnswer> {
    const client = await open();
    const made = await client.ask((stripe) =>
      stripe.checkout.sessions.create(sessionOf(ask), { idempotencyKey: ask.key }),
    );
    // A repeat is answered with the session as it was at first.
    const isOld = made.lastResponse.headers['idempotent-replayed'] === 'true';
    const session = isOld
      ? await client.ask((stripe) => stripe.checkout.sessions.retrieve(made.id))
      : made;
    const { cents, currency } = amountOf(session);
    if (session.client_reference_id !== ask.key || cents !== ask.cents || currency !== ask.currency)
      throw new PaymentFault(
        'mismatch',
        `Stripe opened session ${session.id} of ${cents} ${currency} for ${session.client_reference_id}.`,
      );
    return asAsked(ask, await readWhole(client, session));
  }

  async function sessionsOf(
    client: StripeClient,
    { key, askedAt }: PaymentTry,
  ): Promise<StripeSession[]> {
    return client.ask(async (stripe) => {
      const found: StripeSession[] = [];
      const gte = Math.floor((askedAt - clockSlack) / 1000);
      for await (const session of stripe.checkout.sessions.list({ created: { gte }, limit: 100 }))
        if (session.client_reference_id === key) found.push(session);
      return found;
    });
  }

  async function takeBack(tried: PaymentTry): Promise<PaymentAnswer | UnknownPayment> {
    const client = await open();
    const found = await sessionsOf(client, tried);
    return best(
      await Promise.all(
        found.map(async (session) => readWhole(client, await expire(client, session))),
      ),
    );
  }

  return {
    id: 'stripe',
    pageOrigins: [new URL(account.pageOrigin).origin],
    pay,
    async lookUp(tried) {
      const client = await open();
      const found = await sessionsOf(client, tried);
      return best(await Promise.all(found.map((session) => readWhole(client, session))));
    },
    void: takeBack,
    refund: async (ask) => refund(await open(), ask),
    async readWebhook(body, headers) {
      const { stripe } = await open();
      const event = readSigned(() =>
        stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          account.webhookSecret,
        ),
      );
      return event === undefined ? undefined : readEvent(event);
    },
  };
}

/** How a session stands, asking once more where it does not tell by itself. */
async function readWhole(client: StripeClient, session: StripeSession): Promise<PaymentAnswer> {
  const answer = readSession(session);
  if (answer.status !== 'pending') return answer;
  return readDelayed(
    session,
    await client.ask((stripe) => stripe.paymentIntents.retrieve(intentOf(session))),
  );
}

/** The session when nobody can pay it any more: expired, or paid in the same moment. */
async function expire(client: StripeClient, session: StripeSession): Promise<StripeSession> {
  if (session.status !== 'open') return session;
  try {
    return await client.ask((stripe) => stripe.checkout.sessions.expire(session.id));
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.code !== 'refused') throw error;
    return client.ask((stripe) => stripe.checkout.sessions.retrieve(session.id));
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
  const intent = await client.ask((stripe) => stripe.paymentIntents.retrieve(paymentId));
  if (intent.currency !== currency.toLowerCase())
    throw new PaymentFault(
      'mismatch',
      `a refund in ${currency} of Stripe's payment ${paymentId} in ${intent.currency}.`,
    );
  const made = await client.ask((stripe) => refundOf(stripe, paymentId, key));
  const one =
    made ??
    (await client.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: cents, metadata: { key } },
        { idempotencyKey: `refund:${key}` },
      ),
    ));
  if (one.amount !== cents)
    throw new PaymentFault(
      'mismatch',
      `Stripe's refund ${one.id} is of ${one.amount}, asked were ${cents}.`,
    );
  if (one.status === 'failed' || one.status === 'canceled')
    throw new PaymentFault('refused', `Stripe's refund ${one.id} is ${one.status}.`);
  return { refundId: one.id };
}

async function refundOf(
  stripe: Stripe,
  paymentId: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  for await (const one of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (one.metadata?.['key'] === key) return one;
  return undefined;
}

/** The event, unless it is not signed as it should be, is too old, or cannot be read. */
function readSigned(read: () => Stripe.Event | null): Stripe.Event | null | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

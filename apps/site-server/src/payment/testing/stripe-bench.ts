import Stripe from 'stripe';
import { vi } from 'vitest';
import { createStripePlug } from '../create-stripe-plug';
import { openBadLine } from './bad-line';
import type { BenchProvider, PaymentBench } from './describe-payment-plug';
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in';

const webhookSecret = 'whsec_of_the_tests';
/** In seconds: longer than the stand-in takes to make a session that it holds. */
const retryDelay = 0.1;

/** A bench with a stand-in for Stripe that tests can inspect. */
export interface StripeBench extends PaymentBench {
  provider: BenchProvider;
  stripe: StripeStandIn;
}

/** Opens a bench. */
export async function stripeBench(): Promise<StripeBench> {
  // The SDK lets half a second pass before it asks again, which no test is about.
  vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(retryDelay);
  const stripe = await startStripeStandIn();
  const line = await openBadLine(stripe.origin);
  const account = {
    secretKey: 'sk_test_frontage',
    webhookSecret,
    origin: line.origin,
    pageOrigin: 'https://checkout.stripe.com',
  };
  const plugOf = (answerTime: number, repeats: number) =>
    createStripePlug(account, { answerTime, repeats });

  const sign: BenchProvider['sign'] = (body, { secret = webhookSecret, at = Date.now() } = {}) => ({
    body,
    headers: {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: at / 1000,
      }),
    },
  });

  return {
    plug: plugOf(60_000, 1),
    second: plugOf(60_000, 1),
    stripe,
    provider: {
      payments: async (key) => paymentsOf(stripe, key),
      async visit(url, act, card) {
        const id = url.split('/').at(-1) ?? '';
        // A further check is between the visitor and their bank: Stripe's session stays open
        // meanwhile.
        if (act === 'approve') stripe.act(id, 'pay', card);
        if (act !== 'decline') return;
        // A declined card leaves the page open; only money that does not arrive is final.
        stripe.act(id, 'pay-later');
        stripe.act(id, 'money-fails');
      },
      async webhooks(key) {
        return stripe.events
          .map((event) => JSON.stringify(event))
          .filter((body) => body.includes(JSON.stringify(key)))
          .map((body) => sign(body));
      },
      sign,
      otherNews: () =>
        JSON.stringify({
          id: 'evt_1',
          object: 'event',
          type: 'checkout.session.completed',
          data: { object: { id: 'cs_1', client_reference_id: null, metadata: {} } },
        }),
      line: (mood) => line.set(mood),
      impatient: plugOf(100, 0),
    },
    async close() {
      await line.close();
      await stripe.close();
    },
  };
}

/** What Stripe knows under a key, of sessions and of charges without their buyers. */
function paymentsOf(
  stripe: StripeStandIn,
  key: string,
): Awaited<ReturnType<BenchProvider['payments']>> {
  const backOf = (intent: string | null) =>
    stripe.refunds
      .filter((refund) => refund.payment_intent === intent)
      .reduce((sum, refund) => sum + refund.amount, 0);
  const charges = stripe.intents
    .filter(({ metadata }) => metadata['key'] === key && metadata['charged'] === 'yes')
    .map(({ id, amount, currency, status }) => ({
      amount,
      currency: currency.toUpperCase(),
      isPaid: status === 'succeeded',
      refunded: backOf(id),
    }));
  const paid = stripe.sessions
    .filter((session) => session.client_reference_id === key)
    .map(({ amount_total: amount, currency, payment_status: status, payment_intent: intent }) => ({
      amount,
      currency: currency.toUpperCase(),
      isPaid: status === 'paid',
      refunded: backOf(intent),
    }));
  return [...paid, ...charges];
}

import { afterEach, describe, expect, it } from 'vitest';
import { createStripePlug } from './create-stripe-plug';
import { sessionOf } from './stripe-session';
import { expectFault } from './testing/expect-fault';
import { payAll, startPage, attemptOf } from './testing/pay-all';
import { describePaymentPlug } from './testing/describe-payment-plug';
import { sampleAsk } from './testing/sample-ask';
import { stripeBench, type StripeBench } from './testing/stripe-bench';
import { keyLifetime } from './testing/create-stripe-idempotency';

describePaymentPlug('stripe', { hasProvider: true }, stripeBench);

describe("with Stripe's own rules", () => {
  const benches: StripeBench[] = [];
  afterEach(() => Promise.all(benches.splice(0).map((bench) => bench.close())));
  async function open(): Promise<StripeBench> {
    const bench = await stripeBench();
    benches.push(bench);
    return bench;
  }

  const ask = sampleAsk('a:1');
  const idOf = (url: string) => url.split('/').at(-1) ?? '';

  it('an attempt that is asked for while it is being started waits for the first one: 409 is no answer', async () => {
    const { plug, second, stripe } = await open();
    stripe.holdNext();
    const [first, other] = await Promise.all([plug.pay(ask), second.pay(ask)]);
    expect(other).toEqual(first);
    expect(stripe.sessions).toHaveLength(1);
  });

  it('409 is no answer where nobody asks again either', async () => {
    const { stripe } = await open();
    const account = {
      secretKey: 'sk_test_frontage',
      webhookSecret: 'whsec',
      origin: stripe.origin,
      pageOrigin: 'https://checkout.stripe.com',
    };
    const plug = createStripePlug(account, { repeats: 0 });
    stripe.holdNext();
    const answers = await Promise.allSettled([plug.pay(ask), plug.pay(ask)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'PaymentFault', code: 'unreachable' },
    });
  });

  it.each(['before', 'after'] as const)(
    'a 500 %s the session was made is replayed: never a second session, never a decline',
    async (when) => {
      const { plug, stripe } = await open();
      stripe.failNext(when);
      await expectFault(plug.pay(ask), 'unreachable');
      await expectFault(plug.pay(ask), 'unreachable');
      expect(stripe.sessions).toHaveLength(when === 'after' ? 1 : 0);
      // A session that was created all the same is found by its reference.
      expect(await plug.lookUp(attemptOf(ask))).toMatchObject({
        status: when === 'after' ? 'actionNeeded' : 'unknown',
      });
      expect(await plug.pay(sampleAsk('a:2'))).toMatchObject({ status: 'actionNeeded' });
    },
  );

  it('a repeat is told how the session is now, not how it was at first', async () => {
    const { plug, stripe } = await open();
    stripe.act(idOf(await startPage(plug, ask)), 'expire');
    expect(await plug.pay(ask)).toEqual({ status: 'declined', reason: 'expired' });
  });

  it('after a day, when keys are forgotten, what was paid is found among hundreds and is what counts', async () => {
    const bench = await open();
    const { plug, stripe } = bench;
    const tried = attemptOf(ask);
    const paid = await payAll(bench, ask);
    stripe.wait(2 * keyLifetime);
    const [session] = stripe.sessions;
    for (let more = 0; session && more < 250; more += 1)
      stripe.sessions.push({
        ...session,
        id: `cs_${more}`,
        client_reference_id: `other-${more}:1`,
      });
    expect(await plug.lookUp(tried)).toEqual(paid);
    // Stripe opens a new page for the forgotten key; nobody can pay on it once the attempt is
    // cancelled.
    expect(await plug.pay(ask)).toMatchObject({ status: 'actionNeeded' });
    expect(await plug.lookUp(tried)).toEqual(paid);
    expect(await plug.void(tried)).toEqual(paid);
    expect(stripe.sessions.filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('a refund is made once, also after a day', async () => {
    const bench = await open();
    const { paymentId, currency } = await payAll(bench, ask);
    const refund = { paymentId, cents: 1_000, currency, key: 'r1' };
    const first = await bench.plug.refund(refund);
    bench.stripe.wait(2 * keyLifetime);
    expect(await bench.plug.refund(refund)).toEqual(first);
    expect(bench.stripe.refunds).toHaveLength(1);
  });

  it('a refund that failed at the bank is no refund', async () => {
    const bench = await open();
    const { paymentId, currency } = await payAll(bench, ask);
    await bench.plug.refund({ paymentId, cents: 1_000, currency, key: 'r1' });
    for (const refund of bench.stripe.refunds) refund.status = 'failed';
    await expectFault(
      bench.plug.refund({ paymentId, cents: 1_000, currency, key: 'r1' }),
      'refused',
    );
  });

  it('a visitor who pays in the moment in which the attempt is taken back has paid', async () => {
    const { plug, stripe } = await open();
    const id = idOf(await startPage(plug, ask));
    stripe.beforeNext(() => stripe.act(id, 'pay'));
    expect(await plug.void(attemptOf(ask))).toMatchObject({ status: 'paid', cents: 3_566 });
  });

  it.each([
    ['money-comes', 'paid'],
    ['money-fails', 'declined'],
  ] as const)(
    'money that takes its time is pending until it has come or not: %s',
    async (act, status) => {
      const { plug, stripe, provider } = await open();
      const id = idOf(await startPage(plug, ask));
      stripe.act(id, 'pay-later');
      expect(await plug.lookUp(attemptOf(ask))).toEqual({ status: 'pending' });
      expect(await plug.void(attemptOf(ask))).toEqual({ status: 'pending' });
      stripe.act(id, act);
      expect(await plug.lookUp(attemptOf(ask))).toMatchObject({ status });
      const news = [];
      // The oldest event arrives last: it changes nothing about the outcome.
      for (const { body, headers } of (await provider.webhooks(ask.key)).reverse())
        news.push(await plug.readWebhook(body, headers));
      expect(news).toMatchObject([{ answer: { status } }, { answer: { status: 'pending' } }]);
    },
  );

  it.each([
    ['a wrong secret key', { secretKey: 'sk_test_of_somebody_else' }, {}],
    ['an address that is no mail address', {}, { email: 'mara' }],
  ])('%s is refused, not declined', async (_what, account, change) => {
    const { stripe } = await open();
    const base = {
      secretKey: 'sk_test_frontage',
      webhookSecret: 'whsec',
      origin: stripe.origin,
      pageOrigin: 'https://checkout.stripe.com',
    };
    const plug = createStripePlug({ ...base, ...account });
    await expectFault(plug.pay({ ...ask, ...change }), 'refused');
    // Faults are logged, and logs must not contain a visitor's input.
    await expect(plug.pay({ ...ask, ...change })).rejects.not.toThrow(/mara/);
    expect(stripe.sessions).toEqual([]);
  });

  it('Stripe adds nothing of its own to the amount: one line, one currency, no tax, no coupons', () => {
    const session = sessionOf(ask);
    expect(session).toMatchObject({
      adaptive_pricing: { enabled: false },
      line_items: [{ quantity: 1, price_data: { unit_amount: 3_566, currency: 'eur' } }],
    });
    expect(session.line_items).toHaveLength(1);
    expect(session).not.toHaveProperty('automatic_tax');
    expect(session).not.toHaveProperty('allow_promotion_codes');
  });

  it('a shop without a name is named by its host', async () => {
    const { plug } = await open();
    expect(await plug.pay({ ...ask, description: ' ' })).toMatchObject({ status: 'actionNeeded' });
    expect(sessionOf({ ...ask, description: '' }).payment_intent_data?.description).toBe(
      'shop.example',
    );
  });

  it('a description longer than Stripe takes is cut, between characters', async () => {
    const { plug } = await open();
    expect(await plug.pay({ ...ask, description: `A${'🏺'.repeat(400)}` })).toMatchObject({
      status: 'actionNeeded',
    });
    const name = sessionOf({ ...ask, description: `A${'🏺'.repeat(400)}` }).line_items?.[0]
      ?.price_data?.product_data?.name;
    expect(name).toBe(`A${'🏺'.repeat(124)}`);
  });

  it('a session of another amount than was asked for is a mismatch, before a visitor is sent there', async () => {
    const { plug, stripe } = await open();
    await startPage(plug, ask);
    for (const session of stripe.sessions) session.amount_total = 1;
    await expectFault(plug.pay(ask), 'mismatch');
  });
});

import { afterEach, expect, it } from 'vitest';
import type { TestMethod } from '../payment/test-methods';
import { expectFault } from '../payment/testing/expect-fault';
import { payAll, attemptOf } from '../payment/testing/pay-all';
import { serveLocally, type LocalServer } from '../payment/testing/local-server';
import { sampleAsk } from '../payment/testing/sample-ask';
import { testProviderBench, type TestBench } from '../payment/testing/test-provider-bench';
import type { TestPayment } from './test-payment';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function openBench(...options: Parameters<typeof testProviderBench>): Promise<TestBench> {
  const bench = await testProviderBench(...options);
  open.push(bench);
  return bench;
}

const requestBy = (method: TestMethod) => sampleAsk('a:1', { method });

it('does at once what a token says', async () => {
  const { plug } = await openBench();
  expect(await plug.pay(requestBy('tok_approve'))).toMatchObject({ status: 'paid', cents: 3_566 });
  expect(await plug.pay({ ...requestBy('tok_decline'), key: 'a:2' })).toEqual({
    status: 'declined',
    reason: 'refused',
  });
  expect(await plug.pay({ ...requestBy('tok_challenge'), key: 'a:3' })).toMatchObject({
    status: 'actionNeeded',
  });
  await expectFault(plug.pay({ ...sampleAsk('a:4'), method: 'tok_nonsense' }), 'refused');
});

it('tok_break: the money is taken, and the line breaks; asking again finds it', async () => {
  const { plug } = await openBench();
  await expectFault(plug.pay(requestBy('tok_break')), 'unreachable');
  const found = await plug.lookUp(attemptOf({ key: 'a:1' }));
  expect(found).toMatchObject({ status: 'paid' });
  expect(await plug.pay(requestBy('tok_break'))).toEqual(found);
});

it('tok_silence: the money is taken, and the answer never comes; asking again finds it', async () => {
  const { plug, second, provider } = await openBench();
  const unanswered = expectFault(plug.pay(requestBy('tok_silence')), 'unreachable');
  const lookUp = () => second.lookUp(attemptOf({ key: 'a:1' }));
  await expect.poll(async () => (await lookUp()).status, { timeout: 30_000 }).toBe('paid');
  expect(await second.pay(requestBy('tok_silence'))).toEqual(await lookUp());
  await provider.line('down');
  await unanswered;
});

it('tok_pending: the money comes later, and cannot be called back meanwhile', async () => {
  const { plug, call } = await openBench();
  expect(await plug.pay(requestBy('tok_pending'))).toEqual({ status: 'pending' });
  expect(await plug.void(attemptOf({ key: 'a:1' }))).toEqual({ status: 'pending' });
  await call('payments/a%3A1/settle', {});
  expect(await plug.lookUp(attemptOf({ key: 'a:1' }))).toMatchObject({ status: 'paid' });
});

async function openShop(): Promise<LocalServer & { heard: string[] }> {
  const heard: string[] = [];
  const server = await serveLocally(({ body }) => {
    heard.push((JSON.parse(body) as { type: string }).type); // what the provider sends
    return { status: 200, body: '' };
  });
  open.push({ close: () => server.stop() });
  return { ...server, heard };
}

it('tok_early: the shop has heard of it when the answer comes', async () => {
  const shop = await openShop();
  const { plug } = await openBench({ webhookUrl: `${shop.origin}/webhook` });
  await plug.pay(requestBy('tok_early'));
  expect(shop.heard).toEqual(['payment.paid']);
});

it('tok_twice: the shop hears of it twice', async () => {
  const shop = await openShop();
  const { plug } = await openBench({ webhookUrl: `${shop.origin}/webhook` });
  await plug.pay(requestBy('tok_twice'));
  await expect
    .poll(() => shop.heard, { timeout: 30_000 })
    .toEqual(['payment.paid', 'payment.paid']);
});

it('holds webhooks back, and sends them in any order, as often as it is told', async () => {
  const shop = await openShop();
  const bench = await openBench({ webhookUrl: `${shop.origin}/webhook` });
  await bench.call('news', { hold: true });
  await bench.plug.pay(requestBy('tok_pending'));
  await bench.call('payments/a%3A1/settle', {});
  const { news } = await bench.call<{ news: { id: string }[] }>('news');
  const [pending, paid] = news.map(({ id }) => id);
  expect(shop.heard).toEqual([]);
  expect(await bench.call('news', { send: [paid, pending, paid] })).toEqual({
    statuses: [200, 200, 200],
  });
  expect(shop.heard).toEqual(['payment.paid', 'payment.pending', 'payment.paid']);
});

it('tells of refunds', async () => {
  const shop = await openShop();
  const bench = await openBench({ webhookUrl: `${shop.origin}/webhook` });
  const { paymentId, currency } = await payAll(bench, sampleAsk('a:1'));
  await bench.plug.refund({ paymentId, cents: 1, currency, key: 'r1' });
  await expect
    .poll(() => shop.heard, { timeout: 30_000 })
    .toEqual(['payment.paid', 'payment.refunded']);
});

it('the same key and another body is 409, a body or key that cannot be read 400, without the secret 401', async () => {
  const { origin, call } = await openBench();
  const { key, ...ask } = sampleAsk('a:1');
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${origin}/v1/payments`, { method: 'POST', body, headers });
  const shown = { authorization: 'Bearer secret-of-the-tests', 'idempotency-key': key };
  expect((await post(JSON.stringify(ask), shown)).status).toBe(200);
  expect(
    (await post(JSON.stringify({ ...ask, description: 'Something else' }), shown)).status,
  ).toBe(409);
  for (const body of [
    '',
    '{',
    '[]',
    JSON.stringify({ ...ask, cents: 0.5 }),
    JSON.stringify({ ...ask, currency: 'XXX' }),
    JSON.stringify({ ...ask, returnUrl: 'javascript:alert(1)' }),
  ])
    expect((await post(body, { ...shown, 'idempotency-key': 'b:1' })).status).toBe(400);
  expect(
    (await post(JSON.stringify(ask), { ...shown, 'idempotency-key': 'x'.repeat(201) })).status,
  ).toBe(400);
  expect(
    (await post(JSON.stringify(ask), { ...shown, authorization: 'Bearer guess' })).status,
  ).toBe(401);
  expect((await post('x'.repeat(70_000), shown)).status).toBe(413);
  expect(await call<{ payment?: TestPayment }>('payments/b%3A1')).toEqual({ error: 'unknown' });
  expect(await call('nothing')).toEqual({ error: 'no-such-call' });
  expect(await call('payments/%E0%A4%A')).toEqual({ error: 'unknown' });
});

it('does not show the shop where the visitor is led through', async () => {
  const { plug, call } = await openBench();
  await plug.pay(sampleAsk('a:1'));
  expect(Object.keys((await call<{ payment: object }>('payments/a%3A1')).payment).sort()).toEqual([
    'cancelUrl',
    'cents',
    'currency',
    'description',
    'email',
    'id',
    'key',
    'metadata',
    'method',
    'page',
    'refunds',
    'returnUrl',
    'state',
  ]);
});

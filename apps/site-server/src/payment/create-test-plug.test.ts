import { afterEach, expect, it } from 'vitest';
import { createTestPlug } from './create-test-plug';
import { expectFault } from './testing/expect-fault';
import { attemptOf } from './testing/pay-all';
import { serveLocally, type LocalServer } from './testing/local-server';
import { describePaymentPlug } from './testing/describe-payment-plug';
import { sampleAsk } from './testing/sample-ask';
import { testProviderBench } from './testing/test-provider-bench';

describePaymentPlug('test', { hasProvider: true }, () => testProviderBench());

let server: LocalServer | undefined;
afterEach(() => server?.stop());

it('a wrong secret is refused, not declined', async () => {
  const bench = await testProviderBench();
  const plug = createTestPlug({ origin: bench.origin, secret: 'of somebody else' });
  await expectFault(plug.pay(sampleAsk('a:1')), 'refused');
  await expectFault(plug.lookUp(attemptOf({ key: 'a:1' })), 'refused');
  expect(await bench.provider.payments('a:1')).toEqual([]);
  await bench.close();
});

it.each([
  ['another key', { key: 'b:1' }],
  ['another amount', { cents: 1 }],
  ['another currency', { currency: 'USD' }],
])('an answer about %s is a mismatch, never a payment', async (_name, change) => {
  const { key, cents, currency } = sampleAsk('a:1');
  const payment = { id: 'tp_1', key, cents, currency, state: 'paid', ...change };
  server = await serveLocally(() => ({ status: 200, body: JSON.stringify({ payment }) }));
  const plug = createTestPlug({ origin: server.origin, secret: 'secret' });
  await expectFault(plug.pay(sampleAsk('a:1')), 'mismatch');
});

it.each([
  ['another key', { key: 'r2' }],
  ['another amount', { cents: 2 }],
])('a refund of %s is a mismatch', async (_name, change) => {
  server = await serveLocally(() => ({
    status: 200,
    body: JSON.stringify({ refund: { id: 'tr_1', key: 'r1', cents: 1, ...change } }),
  }));
  const plug = createTestPlug({ origin: server.origin, secret: 'secret' });
  await expectFault(
    plug.refund({ paymentId: 'tp_1', cents: 1, currency: 'EUR', key: 'r1' }),
    'mismatch',
  );
});

import { expect, it } from 'vitest';
import { createManualPlug } from './create-manual-plug';
import { expectFault } from './testing/expect-fault';
import { describePaymentPlug } from './testing/describe-payment-plug';
import { sampleAsk } from './testing/sample-ask';

describePaymentPlug('manual', { hasProvider: false }, async () => ({
  plug: createManualPlug(),
  second: createManualPlug(),
  close: async () => undefined,
}));

it('promises money that is still to come, by the way that was chosen', async () => {
  const plug = createManualPlug();
  const paid = await plug.pay(sampleAsk('a:1', { method: 'collection' }));
  expect(paid).toMatchObject({
    status: 'paid',
    settled: false,
    paymentId: expect.stringContaining('collection'),
  });
});

it('takes the first way that the shop allows when none was chosen, and no other than those', async () => {
  const plug = createManualPlug({ methods: ['transfer', 'collection'] });
  expect(await plug.pay(sampleAsk('a:1'))).toMatchObject({
    paymentId: expect.stringContaining('transfer'),
  });
  await expectFault(plug.pay(sampleAsk('a:1', { method: 'invoice' })), 'refused');
  await expectFault(plug.pay(sampleAsk('a:1', { method: 'toString' })), 'refused');
  await expectFault(createManualPlug({ methods: [] }).pay(sampleAsk('a:1')), 'refused');
});

it('hears nothing: nobody sends webhooks for it', async () => {
  expect(
    await createManualPlug().readWebhook('{"id":"1"}', { 'stripe-signature': 't=1,v1=1' }),
  ).toBeUndefined();
});

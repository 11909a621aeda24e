import { expect, it, vi } from 'vitest';
import { createPaymentPlugs } from './create-payment-plugs';

const sdk = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('stripe', async (load) => {
  sdk.isLoaded = true;
  return load();
});

const test = { origin: 'http://127.0.0.1:4100', secret: 'secret' };
const stripe = {
  secretKey: 'sk',
  webhookSecret: 'whsec',
  origin: 'https://api.stripe.com',
  pageOrigin: 'https://checkout.stripe.com',
};

it('has manual payment always, the others with an account', () => {
  expect([...createPaymentPlugs({}).keys()]).toEqual(['manual']);
  const plugs = createPaymentPlugs({ test, stripe });
  expect([...plugs].map(([id, plug]) => [id, plug.id, plug.pageOrigins])).toEqual([
    ['manual', 'manual', []],
    ['test', 'test', ['http://127.0.0.1:4100']],
    ['stripe', 'stripe', ['https://checkout.stripe.com']],
  ]);
});

it("loads Stripe's SDK when Stripe is first asked, not before", async () => {
  const plug = createPaymentPlugs({ test, stripe }).get('stripe');
  expect(sdk.isLoaded).toBe(false);
  expect(await plug?.readWebhook('{}', {})).toBeUndefined();
  expect(sdk.isLoaded).toBe(true);
});

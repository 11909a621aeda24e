import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { dumpStore } from '../../testing/dump-store';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
  for (const soldOnce of [true, false])
    await shop.store.saveProduct(ids.site, {
      product: {
        id: soldOnce ? 'cups' : 'bowls',
        title: 'A cup every month',
        productType: 'service',
        variants: [{ id: 'one', priceCents: 1_900, unlimited: true }],
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
      },
      currency: 'USD',
      slug: soldOnce ? 'shop/cups' : 'shop/bowls',
      taxable: false,
      soldOnce,
    });
});
afterEach(() => shop.remove());

const chosen = { productId: 'cups', variantId: 'one', currency: 'USD', times: 'regularly' };
const begin = (fields: Record<string, string>) => buyer.post('/checkout/subscribe', fields);
const subscriptions = () => shop.store.read.selectFrom('subscription').selectAll().execute();

it.each([
  ['regularly', 1],
  ['once', 0],
])('[2.02] what is chosen %s is paid, and begins %d subscriptions', async (times, count) => {
  const { status, headers } = await begin({ ...chosen, times });
  const address = String(headers.location);
  expect([status, await buyer.view(address)]).toEqual([
    303,
    expect.objectContaining({ kind: times === 'once' ? 'cart' : 'subscribe' }),
  ]);
  expect((await buyer.view(address)).cart).toMatchObject({
    totals: { dueCents: 1_900 },
    lines: [{ plan: times === 'once' ? null : { billingPeriod: { unit: 'month' } } }],
  });
  expect((await buyer.pay(address)).headers.location).toMatch(/^\/order\//);
  const begun = await subscriptions();
  expect([begun.length, shop.plug.asks.map(({ cents }) => cents)]).toEqual([count, [1_900]]);
});

it('[2.02] leaves the cart of its visitor alone', async () => {
  await buyer.add(goods.jar, 'small');
  const { headers } = await begin(chosen);
  await buyer.pay(String(headers.location));
  expect((await buyer.cart()).cart.entries).toHaveLength(1);
});

it.each([
  ['what is unknown', { productId: 'no' }],
  ['what cannot be stored', { productId: '\0' }],
  ['an unknown variant', { variantId: 'two' }],
  ['what has no plan', { productId: goods.jar, variantId: 'small' }],
  ['once, what is sold regularly alone', { productId: 'bowls', times: 'once' }],
])('begins nothing for %s', async (_, wrong) => {
  const before = await dumpStore(shop.store);
  expect((await begin({ ...chosen, ...wrong })).status).toBe(404);
  expect(await dumpStore(shop.store)).toBe(before);
});

it('[2.02] a link stores nothing, wherever it is followed: it asks first', async () => {
  await buyer.add(goods.tea, 'box');
  const before = await dumpStore(shop.store);
  const link = `/checkout/subscribe?cartToken=${buyer.cookies.get('CART')}`;
  const { status, text } = await buyer.get(link);
  expect([status, text.includes('"kind":"beginCheckout"')]).toEqual([200, true]);
  expect((await buyer.get('/checkout/subscribe')).text).toContain('"kind":"noCart"');
  expect(await dumpStore(shop.store)).toBe(before);
  expect((await buyer.post(link, {})).status).toBe(303);
});

it('is refused where the press comes from another site', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await buyer.post('/checkout/subscribe', chosen, foreign)).status).toBe(403);
});

it('what is no longer sold once is told in the checkout, and not paid', async () => {
  const { headers } = await begin({ ...chosen, times: 'once' });
  const address = String(headers.location);
  await shop.store.saveProduct(ids.site, {
    product: {
      id: 'cups',
      title: 'A cup every month',
      productType: 'service',
      variants: [{ id: 'one', priceCents: 1_900, unlimited: true }],
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
    },
    currency: 'USD',
    slug: 'shop/cups',
    taxable: false,
  });
  expect((await buyer.pay(address)).status).toBe(409);
  expect(await buyer.view(address)).toMatchObject({ cart: { lines: [{ problem: 'gone' }] } });
  expect(shop.plug.asks).toEqual([]);
});

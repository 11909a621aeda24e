import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor } from '../testing/checkout-visitor';
import { goods } from '../testing/shop-fixture';
import { shopServer, type ShopServer } from '../testing/shop-server';
import { publishNew } from '../testing/site-fixture';

let shop: ShopServer;

beforeEach(async () => {
  shop = await shopServer({ viewsPerMinute: 3, trustProxy: true });
  await publishNew(shop.store, { slug: 'cart', pageType: 205 });
});
afterEach(() => shop.remove());

it('pages made for one visitor are limited by the address; those out of the cache, and answers to what was sent, are not', async () => {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  const order = String((await buyer.pay(await buyer.checkout())).headers.location);
  const statuses = [];
  for (const url of ['/cart', order, '/cart', order, '/cart'])
    statuses.push((await buyer.get(url)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const busy = await buyer.get(order);
  expect([busy.headers['retry-after'], busy.headers['cache-control']]).toEqual(['20', 'no-store']);
  expect((await buyer.get('/contact')).status).toBe(200);

  const refused = await buyer.post('/commerce/cart', { type: 'addCode', code: 'NOPE' });
  expect([refused.status, refused.text.includes('NOPE')]).toEqual([400, true]);
  expect((await buyer.post(order, { showCodes: 'yes' })).status).toBe(429);

  const other = { 'x-forwarded-for': '203.0.113.9' };
  expect((await buyer.get('/cart', other)).status).toBe(200);
  shop.advance(60_000);
  expect((await buyer.get(order)).status).toBe(200);
});

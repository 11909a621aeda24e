import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';

let shop: ShopServer;

beforeEach(async () => {
  shop = await shopServer();
});
afterEach(() => shop.remove());

/** What a database executes while a visitor buys: cart, checkout, a look at the price, paying. */
async function costOfOrder(): Promise<{ statements: number; writes: number; commits: number }> {
  const { post, get } = checkoutVisitor(shop.server);
  const before = shop.store.stats();
  const course = { productId: goods.course, variantId: 'seat', quantity: '1' };
  await post('/commerce/cart', { type: 'add', ...course });
  const address = String((await get('/commerce/goto-checkout')).headers.location);
  const { json } = await get(address, { accept: 'application/json' });
  const { priceHash } = (json as { data: { view: { cart: { priceHash: string } } } }).data.view
    .cart;
  const paid = await post(address, {
    email: 'ada@example.org',
    payment: 'transfer',
    do: 'pay',
    priceHash,
    attempt: '0',
  });
  if (!String(paid.headers.location).startsWith('/order/')) throw new Error(paid.text);
  const after = shop.store.stats();
  return {
    statements: after.statements - before.statements,
    writes: after.writes - before.writes,
    commits: after.commits - before.commits,
  };
}

it('an order takes at most 45 statements, limits apart, and 4 transactions over its four requests', async () => {
  // What runs by the clock beside the requests may fall into one of them.
  const costs = [await costOfOrder(), await costOfOrder(), await costOfOrder()];
  const least = (name: keyof (typeof costs)[number]) => Math.min(...costs.map((one) => one[name]));
  // Where several servers share a database, so do their limits: cart, checkout and paying count.
  const limits = shop.store.shared ? 3 : 0;
  expect(least('statements')).toBeLessThanOrEqual(45 + limits);
  expect([least('writes'), least('commits')]).toEqual([4, 4]);
});

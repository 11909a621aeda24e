import { afterEach, beforeEach, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import type { Answer } from '../../testing/shopper';
import { shopServer, type ShopServer } from '../../testing/shop-server';

let shop: ShopServer;

beforeEach(async () => {
  shop = await shopServer();
});
afterEach(() => shop.remove());

interface Cost {
  readonly statements: number;
  readonly writes: number;
  readonly commits: number;
}

/** What a database executes while something is done. */
async function costOf(run: () => Promise<void>): Promise<Cost> {
  const before = shop.store.stats();
  await run();
  const after = shop.store.stats();
  return {
    statements: after.statements - before.statements,
    writes: after.writes - before.writes,
    commits: after.commits - before.commits,
  };
}

/** Cart, checkout, a look at the price, paying. */
async function buyCourse(): Promise<void> {
  const { post, checkout, view } = checkoutVisitor(shop.server);
  const course = { productId: goods.course, variantId: 'seat', quantity: '1' };
  await post('/commerce/cart', { type: 'add', ...course });
  const address = await checkout();
  const { priceHash } = (await view(address)).cart;
  const fields = { email: 'ada@example.org', payment: 'transfer', priceHash, attempt: '0' };
  readOrder(await post(address, { ...fields, do: 'pay' }));
}

/** The same of what is shipped, to an address that is entered as it is paid. */
async function buyJar(): Promise<void> {
  const { add, checkout, view, post } = checkoutVisitor(shop.server);
  await add(goods.jar, 'small');
  const address = await checkout();
  const { priceHash } = (await view(address)).cart;
  const fields = { ...buyerFields, payment: 'transfer', priceHash, attempt: '0' };
  readOrder(await post(address, { ...fields, do: 'pay' }));
}

function readOrder({ headers, text }: Answer): void {
  if (!String(headers.location).startsWith('/order/')) throw new Error(text);
}

/** What runs by the clock beside the requests may fall into one of them. */
async function leastCost(run: () => Promise<void>): Promise<Cost> {
  const costs = [await costOf(run), await costOf(run), await costOf(run)];
  const least = (name: keyof Cost) => Math.min(...costs.map((cost) => cost[name]));
  return { statements: least('statements'), writes: least('writes'), commits: least('commits') };
}

/** Where several servers share a database, so do their limits: each post but the look counts. */
const limits = (posts: number) => (shop.store.shared ? posts : 0);

/** What is paid by hand is limited too: one statement counts what its buyer has not paid yet. */
const unpaidLimit = 1;

it('an order takes at most 45 statements, limits apart, and 4 transactions over its four requests', async () => {
  const { statements, writes, commits } = await leastCost(buyCourse);
  expect(statements).toBeLessThanOrEqual(45 + limits(3));
  expect([writes, commits]).toEqual([4, 4]);
});

it('an order that is shipped to a new address takes at most 45 statements, limits apart, and 4 transactions', async () => {
  const { statements, writes, commits } = await leastCost(buyJar);
  expect(statements).toBeLessThanOrEqual(45 + limits(3) + unpaidLimit);
  expect([writes, commits]).toEqual([4, 4]);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContributorRole } from '@frontage/site-model/enums';
import { checkoutLifetime, sweepCheckouts } from '../../shop/checkout/sweep-checkouts';
import { cancelOrder } from '../../shop/orders/cancel-order';
import { findOrderByNumber } from '../../shop/orders/orders';
import { refundPieces } from '../../shop/orders/refund-pieces';
import { settleOrder } from '../../shop/orders/settle-order';
import { createShopLinks } from '../../shop/pages/create-shop-links';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { testKeys } from '../../testing/test-keys';

let shop: ShopServer;
const links = createShopLinks(testKeys);
const day = 24 * 60 * 60 * 1000;

/** Of who is signed in, by role. */
const cookies = new Map<ContributorRole, string>();

beforeEach(async () => {
  cookies.clear();
  shop = await shopServer();
});
afterEach(() => shop.remove());

/** The numbers as a program reads them. */
interface SeenNumbers {
  readonly currency: string;
  readonly bought: SeenSeries;
  readonly given: SeenSeries;
  readonly sellers: readonly { title: string; pieces: number; cents: number }[];
  readonly checkouts: Record<'begun' | 'entered' | 'tried' | 'ordered', number>;
}
interface SeenSeries {
  readonly rows: readonly { count: number; cents: number; before: { cents: number } }[];
  readonly total: SeenTotal;
  readonly before: SeenTotal;
}
interface SeenTotal {
  readonly count: number;
  readonly cents: number;
  readonly refundedCents: number;
  readonly open: { readonly count: number; readonly cents: number };
}

interface Wish {
  readonly role?: ContributorRole;
  readonly json?: boolean;
  readonly path?: string;
}

async function get(query = '', { role = 'admin', json, path = '/config/numbers' }: Wish = {}) {
  const cookie =
    cookies.get(role) ?? (await signIn(shop.store, await addAccount(shop.store, [role])));
  cookies.set(role, cookie);
  const accept = json ? 'application/json' : 'text/html';
  return ask(shop.server, { url: `${path}${query}`, headers: { cookie, accept } });
}

async function numbers(query = '', role: ContributorRole = 'admin'): Promise<SeenNumbers> {
  const { json } = await get(query, { json: true, role });
  return (json as { data: SeenNumbers }).data; // as its action answers
}

/** Buys jars. */
async function buy(quantity = 1, payment = 'card'): Promise<void> {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small', quantity);
  const { status } = await buyer.pay(await buyer.checkout(), { payment });
  expect(status).toBe(303);
}

const orderOf = async (number: number) => {
  const order = await findOrderByNumber(shop.store.read, ids.site, number);
  if (!order) throw new Error(`[site-server] there is no order ${number}.`);
  return order;
};

it('sums up paid orders by day, beside those of the period before', async () => {
  await buy();
  const { grandTotalCents } = (await orderOf(1001)).content.view.totals;
  shop.advance(7 * day);
  await buy();
  await buy();
  const { bought, currency } = await numbers('?period=days7');
  expect(currency).toBe('USD');
  expect(bought.total).toMatchObject({ count: 2, cents: 2 * grandTotalCents });
  expect(bought.before).toMatchObject({ count: 1, cents: grandTotalCents });
  expect(bought.rows.at(-1)).toMatchObject({
    count: 2,
    cents: 2 * grandTotalCents,
    before: { count: 1, cents: grandTotalCents },
  });
  expect(bought.rows.filter(({ count }) => count > 0)).toHaveLength(1);
});

it('counts what is not paid apart, and once it is paid; never what is cancelled', async () => {
  await buy(1, 'transfer');
  await buy(1, 'transfer');
  const { grandTotalCents } = (await orderOf(1001)).content.view.totals;
  const before = await numbers();
  expect(before.bought.total).toMatchObject({
    count: 0,
    cents: 0,
    open: { count: 2, cents: 2 * grandTotalCents },
  });
  expect(before.sellers).toEqual([]);
  await settleOrder(shop.store, links, (await orderOf(1001)).id);
  await cancelOrder(shop.store, links, (await orderOf(1002)).id, 'owner');
  const { bought, sellers } = await numbers();
  expect(bought.total).toMatchObject({
    count: 1,
    cents: grandTotalCents,
    open: { count: 0, cents: 0 },
  });
  expect(sellers.map(({ title, pieces }) => [title, pieces])).toEqual([['Moon jar', 1]]);
});

it('takes out what was refunded: money, pieces and their price', async () => {
  await buy(3);
  const order = await orderOf(1001);
  const [line] = order.refundable.lines;
  const { cents } = await refundPieces(shop.store, links, order.id, {
    key: 'one',
    quantities: { [line?.id ?? '']: 1 },
  });
  const { bought, sellers } = await numbers();
  expect(bought.total).toMatchObject({
    cents: order.content.view.totals.grandTotalCents - cents,
    refundedCents: cents,
  });
  expect(sellers).toMatchObject([{ pieces: 2, cents: ((line?.cents ?? 0) / 3) * 2 }]);
});

it('keeps donations apart from what is bought', async () => {
  await buy();
  await shop.store.write(async (db) => {
    await db.updateTable('shop_order').set({ kind: 'donate' }).execute();
    await db.updateTable('sale').set({ kind: 'donate' }).execute();
  });
  await buy();
  const { given, bought, sellers } = await numbers();
  expect([given.total.count, bought.total.count]).toEqual([1, 1]);
  expect(sellers).toMatchObject([{ pieces: 1 }]);
});

it('tells where checkouts ended, also of those that are deleted since', async () => {
  const visitor = checkoutVisitor(shop.server);
  await visitor.add(goods.jar, 'small');
  await visitor.checkout();
  const writer = checkoutVisitor(shop.server);
  await writer.add(goods.jar, 'small');
  await writer.post(await writer.checkout(), { email: 'wren@example.com' });
  shop.plug.next = 'declined';
  const declined = checkoutVisitor(shop.server);
  await declined.add(goods.jar, 'small');
  await declined.pay(await declined.checkout());
  shop.plug.next = 'paid';
  await buy();
  const ends = { begun: 4, entered: 3, tried: 2, ordered: 1 };
  expect((await numbers()).checkouts).toEqual(ends);
  const { text } = await get();
  expect(text).toContain('3 of 4 checkouts did not lead to an order.');
  shop.advance(checkoutLifetime + day);
  expect(await shop.store.write((db) => sweepCheckouts(db, shop.store.now()))).toBe(2);
  // The first session has ended since.
  expect((await numbers('?period=weeks13', 'storeManager')).checkouts).toEqual(ends);
});

it('shows each number in a picture with words, and in a table that the keyboard reaches', async () => {
  await buy();
  const { text } = await get('?period=days7');
  expect(text).toMatch(/<svg role="img" aria-label="Money from orders, [^"]+ The most: \$\d/);
  expect(text.match(/<rect class="bar"/g)).toHaveLength(1);
  expect(text).toMatch(/tabindex="0" role="region" aria-label="Money from orders by date"/);
  expect(text).toContain(`href="/config/product/${goods.jar}">Moon jar</a>`);
  expect(text).toContain('Nothing was given in this period.');
  expect(text).toContain('<a href="/config/visits">');
});

it('keeps period and currency in the address, and leads to other periods', async () => {
  const { text } = await get('?period=months12&currency=EUR&until=2020-05-15');
  expect(text).toContain('<option value="months12" selected="">');
  expect(text).toContain('<option selected="">EUR</option>');
  expect(text).toContain('Jun 1, 2019 – May 31, 2020');
  expect(text).toContain(
    'href="/config/numbers?period=months12&amp;until=2019-05-31&amp;currency=EUR"',
  );
  expect(text).toContain(
    'href="/config/numbers?period=months12&amp;until=2021-05-31&amp;currency=EUR"',
  );
  expect((await get('?period=never&until=soon&currency=XXX')).status).toBe(200);
});

it('is downloaded as tables: by day, and by product', async () => {
  await buy(2);
  const parts = await get('?period=days7', { path: '/config/numbers/export' });
  expect(parts.text.trim().split(/\r?\n/)).toHaveLength(8);
  expect(parts.text).toContain('First day,Last day,Currency,Orders paid,Money from orders');
  expect(parts.text).toMatch(/,USD,1,\d+\.\d\d,0,0\.00,0,0\.00,0,0\.00/);
  const products = await get('', { path: '/config/numbers/products/export' });
  expect(products.text).toMatch(new RegExp(`${goods.jar},Moon jar,2,\\d+\\.\\d\\d,USD`));
});

it('is for those who may see sales: others get neither page nor table', async () => {
  for (const role of ['reporting', 'storeManager'] as const)
    expect((await get('', { role })).status).toBe(200);
  for (const path of ['/config/numbers', '/config/numbers/export'])
    expect((await get('', { role: 'editor', path })).status).toBe(403);
  await buy();
  // Nobody who may not open orders and products is led to them.
  const { text } = await get('', { role: 'reporting' });
  expect(text).not.toContain('/config/product/');
  expect(text).not.toContain('ada@example.com');
});

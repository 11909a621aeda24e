import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const firstKey = () => shop.plug.asks[0]?.key ?? '';
const notifyShop = (key: string) =>
  ask(shop.server, {
    method: 'POST',
    url: '/api/commerce/webhook/test',
    headers: { 'content-type': 'application/json' },
    body: shop.plug.news(key),
  });
const statuses = async () =>
  (await shop.store.read.selectFrom('payment').select('status').orderBy('attempt').execute()).map(
    ({ status }) => status,
  );

/** A checkout of two jars whose payment waits at the provider. */
async function atProvider(): Promise<string> {
  shop.plug.next = 'actionNeeded';
  await buyer.add(goods.jar, 'small', 2);
  const address = await buyer.checkout();
  await buyer.pay(address);
  shop.plug.next = 'paid';
  return address;
}

describe('who comes back from the page of the provider without paying', () => {
  it('by its link: the attempt is over there, and the checkout can be changed and paid', async () => {
    const address = await atProvider();
    const [request] = shop.plug.asks;
    const cancelUrl = request && 'cancelUrl' in request ? request.cancelUrl : '';
    expect(new URL(cancelUrl).pathname).toBe(`${address}/back`);
    const back = await buyer.get(`${address}/back`);
    expect([back.status, back.headers.location]).toEqual([303, address]);
    expect(await buyer.view(address)).toMatchObject({ at: 'reserved', notice: 'left' });
    const { text } = await buyer.get(address);
    expect(text).toContain('"at":"reserved"');
    expect(text).toContain('"notice":"left"');
    expect(await statuses()).toEqual(['declined']);
    expect((await buyer.pay(address)).headers.location).toContain('/order/');
    expect(await statuses()).toEqual(['declined', 'paid']);
    expect(await countPieces(shop.store, goods.jar, 'small')).toEqual({ stock: 18, held: 0 });
  });

  it('by Back: the page itself ends the attempt, a page that is fetched ahead does not', async () => {
    const address = await atProvider();
    await buyer.get(address, { 'sec-purpose': 'prefetch;prerender' });
    await buyer.get(address, { accept: 'application/json' });
    expect(await statuses()).toEqual(['asked']);
    expect((await buyer.get(address)).text).toContain('"notice":"left"');
    expect(await statuses()).toEqual(['declined']);
  });

  it('by Back to a kept page: its script says so, and the answer is the checkout', async () => {
    const address = await atProvider();
    const { json } = await buyer.post(address, { do: 'back' }, { accept: 'application/json' });
    expect(json).toMatchObject({ data: { view: { at: 'reserved', notice: 'left' } } });
  });

  it('and changes the cart: the checkout is that of the changed cart', async () => {
    const address = await atProvider();
    await buyer.add(goods.jar, 'small', 1);
    expect(await buyer.checkout()).toBe(address);
    const { text } = await buyer.get(address);
    expect(text).toContain('"totalQuantity":3');
    expect((await buyer.pay(address)).headers.location).toContain('/order/');
    expect(await orders()).toMatchObject([
      { content: { view: { cart: { entries: [{ quantity: 3 }] } } } },
    ]);
  });

  it('and gives it up: the cart is there, the attempt is over', async () => {
    const address = await atProvider();
    expect((await buyer.post(address, { do: 'cancel' })).headers.location).toBe('/cart');
    expect(await statuses()).toEqual(['declined']);
    expect(await countPieces(shop.store, goods.jar, 'small')).toEqual({ stock: 20, held: 0 });
  });

  it('and pays in another way from a page that knows nothing of it', async () => {
    const address = await atProvider();
    const stale = { ...buyerFields, payment: 'later', attempt: '0', priceHash: '', do: 'pay' };
    expect((await buyer.post(address, stale)).headers.location).toBe(address);
    expect(await buyer.view(address)).toMatchObject({ at: 'reserved', notice: 'left' });
  });
});

it('the same post once more, as of a double click, still leads to the provider', async () => {
  const address = await atProvider();
  const repeated = await buyer.post(address, { ...buyerFields, attempt: '0', do: 'pay' });
  expect(repeated.headers.location).toBe(`https://pay.example/${firstKey()}`);
  expect(await statuses()).toEqual(['asked']);
});

describe('an attempt that was left', () => {
  it('but was paid just before is the order', async () => {
    const address = await atProvider();
    shop.plug.settle(firstKey(), true);
    expect((await buyer.get(address)).headers.location).toContain('/order/');
    expect(await orders()).toHaveLength(1);
  });

  it('while the provider is down is taken back later, and nobody waits', async () => {
    const address = await atProvider();
    shop.plug.next = 'down';
    expect((await buyer.get(address)).text).toContain('"notice":"leaving"');
    shop.plug.next = 'paid';
    shop.advance(10_000);
    await deskOf(shop).driver.sweep();
    expect(await statuses()).toEqual(['declined']);
  });

  it('and is paid after all counts, unless another way was paid meanwhile', async () => {
    const address = await atProvider();
    shop.plug.next = 'down';
    await buyer.get(address);
    shop.plug.settle(firstKey(), true);
    await notifyShop(firstKey());
    expect(await orders()).toHaveLength(1);
    expect(shop.plug.refunds).toEqual([]);
  });

  it('and is paid beside a second attempt goes back, to the cent', async () => {
    const address = await atProvider();
    shop.plug.next = 'down';
    await buyer.get(address);
    shop.plug.next = 'paid';
    expect((await buyer.pay(address)).headers.location).toContain('/order/');
    shop.plug.settle(firstKey(), true);
    await notifyShop(firstKey());
    expect(await orders()).toHaveLength(1);
    expect(shop.plug.refunds).toMatchObject([{ paymentId: `pay-${firstKey()}`, cents: 9_300 }]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../app/create-site-server';
import { PaymentFault } from '../../payment/payment-fault';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods, moonJar } from '../../testing/shop-fixture';
import { deskOf, otherServer, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';
import { renewalWaits } from '../renewals/driver/step-renewal';

let shop: ShopServer;
/** Which one the buyer's requests come to. */
let server: SiteServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  server = shop.server;
  buyer = checkoutVisitor({ ...server, inject: (request) => server.inject(request) });
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const hear = (key: string) =>
  ask(shop.server, {
    method: 'POST',
    url: '/api/commerce/webhook/test',
    headers: { 'content-type': 'application/json' },
    body: shop.plug.news(key),
  });

function refuse(): void {
  shop.plug.meanwhile = () => Promise.reject(new PaymentFault('refused', 'nobody takes this.'));
}

async function jarCheckout(): Promise<string> {
  await buyer.add(goods.jar, 'small');
  return buyer.checkout();
}

/** Pays what the page shows, and sends nothing of the address again. */
async function payUnseen(address: string): Promise<{ status: number; text: string }> {
  const { cart, attempt } = await buyer.view(address);
  return buyer.post(address, { do: 'pay', priceHash: cart.priceHash, attempt: String(attempt) });
}

describe('what is shipped', () => {
  it('is not paid at the price of another place than it goes to', async () => {
    const address = await jarCheckout();
    await buyer.post(address, buyerFields);
    expect((await buyer.post(address, { ...buyerFields, country: 'FR' })).status).toBe(400);
    expect((await payUnseen(address)).status).toBe(400);
    await buyer.post(address, buyerFields);
    for (const place of [
      { country: 'DE', region: 'IL', postalCode: '62701' },
      { country: 'US', region: 'NY', postalCode: '62701' },
      { country: 'US', region: 'IL', postalCode: '10001' },
    ]) {
      await buyer.change({ type: 'setLocation', ...place });
      expect((await payUnseen(address)).text).toContain('We do not ship to this address.');
    }
    expect(shop.plug.asks).toEqual([]);
  });

  it('goes where the checkout says, also when the cart was told of another place meanwhile', async () => {
    const address = await jarCheckout();
    await buyer.post(address, buyerFields);
    // Without a key, as posts without scripts come, the cart is afterwards just as the checkout
    // knows it.
    await buyer.post('/commerce/cart', {
      type: 'setLocation',
      country: 'DE',
      region: '',
      postalCode: '10115',
    });
    expect((await buyer.cart()).cart.shippingLocation?.country).toBe('DE');
    await buyer.post(address, buyerFields);
    expect((await buyer.cart()).cart.shippingLocation).toEqual({
      country: 'US',
      region: 'IL',
      postalCode: '62701',
    });
    expect((await payUnseen(address)).status).toBe(303);
  });
});

it('what is charged is what the order is made of, even where two prices had one hash', async () => {
  const address = await jarCheckout();
  await buyer.post(address, buyerFields);
  const { cart } = await buyer.view(address);
  const kept = await shop.store.read
    .selectFrom('checkout_quote')
    .selectAll()
    .where('price_hash', '=', cart.priceHash)
    .executeTakeFirstOrThrow();
  const dearer = kept.document.replaceAll(`"dueCents":${cart.totals.dueCents}`, '"dueCents":99900');
  await shop.store.write((db) =>
    db
      .updateTable('checkout_quote')
      .set({ document: dearer })
      .where('price_hash', '=', cart.priceHash)
      .execute(),
  );
  // By a server that does not keep the first price in memory.
  server = otherServer(shop);
  await payUnseen(address);
  expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([99_900]);
  expect((await orders()).map(({ content }) => content.view.totals.dueCents)).toEqual([99_900]);
  await server.close();
});

it('what is not sold any more, or not as often, is no order, at whatever price it is shown', async () => {
  await buyer.add(goods.jar, 'large', 3);
  const address = await buyer.checkout();
  await shop.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 2 });
  const { text } = await buyer.pay(address);
  const told = text.indexOf('Something in your cart is no longer available as you chose it.');
  expect(told).toBeGreaterThan(0);
  expect(text.slice(told, told + 300)).toContain('"mendAt":"/cart"');
  await shop.store.saveProduct(ids.site, { ...moonJar, state: 'draft' });
  const view = await buyer.view(address);
  expect(view.cart.totals.dueCents).toBe(0);
  expect(await buyer.pay(address)).toMatchObject({ status: 409 });
  expect([await orders(), shop.plug.asks]).toEqual([[], []]);
});

it('an order that money came for is paid, whatever its buyer has chosen since', async () => {
  shop.plug.next = 'declined';
  const address = await jarCheckout();
  await buyer.pay(address);
  await buyer.post(address, { ...buyerFields, payment: 'transfer' });
  const key = shop.plug.asks[0]?.key ?? '';
  shop.plug.settle(key, true);
  expect((await hear(key)).status).toBe(200);
  expect((await orders()).map(({ paymentState }) => paymentState)).toEqual(['paid']);
});

it('an order goes to whom and where its attempt was judged for, whatever its buyer has entered since', async () => {
  shop.plug.next = 'declined';
  const address = await jarCheckout();
  await buyer.pay(address);
  expect(
    (
      await buyer.post(address, {
        ...buyerFields,
        name: 'Bob',
        email: 'bob@example.com',
        country: 'FR',
        postalCode: '75001',
      })
    ).status,
  ).toBe(400);
  const key = shop.plug.asks[0]?.key ?? '';
  shop.plug.settle(key, true);
  expect((await hear(key)).status).toBe(200);
  expect(await orders()).toMatchObject([
    {
      email: 'ada@example.com',
      content: { address: { name: 'Ada Lovelace', country: 'US', postalCode: '62701' } },
    },
  ]);
});

describe('a provider that refuses', () => {
  it('has declined: the visitor may choose another way', async () => {
    refuse();
    const address = await jarCheckout();
    await buyer.pay(address);
    expect(await buyer.view(address)).toMatchObject({ at: 'reserved', notice: 'declined' });
    expect((await buyer.pay(address, { payment: 'transfer' })).headers.location).toContain(
      '/order/',
    );
  });

  it('has declined too when it could not be reached at first', async () => {
    shop.plug.next = 'down';
    const address = await jarCheckout();
    await buyer.pay(address);
    shop.plug.next = 'paid';
    refuse();
    shop.advance(10_000);
    await deskOf(shop).driver.sweep();
    expect(await buyer.view(address)).toMatchObject({ at: 'reserved', notice: 'declined' });
    expect(await countPieces(shop.store, goods.jar, 'small')).toEqual({ stock: 19, held: 1 });
  });

  it('to renew is asked again as often as one that declines, not for good', async () => {
    await buyer.add(goods.tea, 'box');
    await buyer.pay(await buyer.checkout());
    refuse();
    shop.advance(31 * 24 * 60 * 60 * 1000);
    for (const wait of [...renewalWaits, 0]) {
      await deskOf(shop).renewals.renewOne();
      shop.advance(wait);
    }
    expect(
      await shop.store.read.selectFrom('subscription').select(['state', 'attempt']).execute(),
    ).toEqual([{ state: 'paused', attempt: 4 }]);
  });
});

it('whoever comes back from the provider again and again has it asked no more often than a cart may be changed', async () => {
  const strict = await shopServer({ cartChangesPerMinute: 8 });
  const visitor = checkoutVisitor(strict.server);
  strict.plug.next = 'actionNeeded';
  await visitor.add(goods.course, 'seat');
  const address = await visitor.checkout();
  await visitor.pay(address);
  const page = strict.plug.asks[0]?.key ?? '';
  for (let time = 0; time < 20; time += 1)
    expect((await visitor.get(`${address}/return`)).headers.location).toBe(
      `https://pay.example/${page}`,
    );
  const done = (
    await strict.store.read.selectFrom('checkout_event').select('event').execute()
  ).filter(({ event }) => event.includes('actionDone'));
  expect(done).toHaveLength(4);
  await strict.remove();
});

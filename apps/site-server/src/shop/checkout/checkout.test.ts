import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods, moonJar } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { findOrderByNumber, listOrdersAfter } from '../orders/orders';
import { sweepCheckouts } from './sweep-checkouts';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const order = (number = 1_001) => findOrderByNumber(shop.store.read, ids.site, number);
const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const jars = () => countPieces(shop.store, goods.jar, 'small');

/** A checkout of two jars: 80 dollars, 5 for shipping, 8 of taxes. */
async function jarCheckout(visitor = buyer): Promise<string> {
  await visitor.add(goods.jar, 'small', 2);
  return visitor.checkout();
}

describe('paying', () => {
  it('by plain posts makes one order at the price that was shown', async () => {
    const address = await jarCheckout();
    const reply = await buyer.pay(address);
    expect([reply.status, reply.text]).toEqual([303, '']);
    expect(reply.headers.location).toMatch(/^\/order\/[\w.-]{68}$/);
    expect((await buyer.get(String(reply.headers.location))).text).toContain('"kind":"order"');
    expect(shop.plug.asks.map(({ cents, currency, email }) => [cents, currency, email])).toEqual([
      [9_300, 'USD', 'ada@example.com'],
    ]);
    expect(await order()).toMatchObject({
      email: 'ada@example.com',
      paymentState: 'paid',
      content: { address: { city: 'Springfield' }, view: { totals: { dueCents: 9_300 } } },
    });
    expect(await jars()).toEqual({ stock: 18, held: 0 });
    expect((await buyer.get(address)).headers.location).toBe(reply.headers.location);
    // The cart is bought: the next one is new.
    expect((await buyer.get('/commerce/goto-checkout')).text).toContain('"kind":"noCart"');
  });

  it('by a script is answered as JSON: where to go on, or the checkout', async () => {
    const address = await jarCheckout();
    const { cart, attempt } = await buyer.view(address);
    const send = (fields: Record<string, string>) =>
      buyer.post(address, { ...buyerFields, ...fields }, { accept: 'application/json' });
    expect(
      await send({ do: 'pay', priceHash: cart.priceHash, attempt: String(attempt), email: 'no' }),
    ).toMatchObject({
      status: 400,
      json: {
        data: {
          errors: { fields: { email: 'Enter an email address, such as name@example.com.' } },
        },
      },
    });
    expect(await send({ do: '' })).toMatchObject({
      status: 200,
      json: { data: { next: address } },
    });
    const seen = await buyer.view(address);
    expect(await send({ do: 'pay', priceHash: seen.cart.priceHash, attempt: '0' })).toMatchObject({
      status: 200,
      json: { data: { next: expect.stringContaining('/order/') } },
    });
  });

  it('twice, as a double click does, is paid once and leads to the same order', async () => {
    const address = await jarCheckout();
    await buyer.post(address, buyerFields);
    const { cart } = await buyer.view(address);
    const pay = () =>
      buyer.post(address, { ...buyerFields, do: 'pay', priceHash: cart.priceHash, attempt: '0' });
    const replies = await Promise.all([pay(), pay(), pay()]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
    expect(shop.plug.asks).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  it('a price that changed is told with 409 and what it was, and nothing is paid; agreed on anew it is', async () => {
    const address = await jarCheckout();
    await buyer.post(address, buyerFields);
    const { cart } = await buyer.view(address);
    await shop.store.saveProduct(ids.site, {
      ...moonJar,
      product: {
        ...moonJar.product,
        variants: [{ id: 'small', priceCents: 5_000, qtyInStock: 20 }],
      },
    });
    const reply = await buyer.post(
      address,
      { ...buyerFields, do: 'pay', priceHash: cart.priceHash, attempt: '0' },
      { accept: 'application/json' },
    );
    expect(reply).toMatchObject({
      status: 409,
      json: {
        data: {
          view: {
            notice: 'priceChanged',
            formerDue: { dueCents: 9_300, currency: 'USD' },
            cart: { totals: { dueCents: 11_500 } },
          },
        },
      },
    });
    expect(shop.plug.asks).toEqual([]);
    expect(await jars()).toEqual({ stock: 20, held: 0 });
    expect((await buyer.pay(address)).status).toBe(303);
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([11_500]);
  });

  it('prices and ids in the post change nothing', async () => {
    const address = await jarCheckout();
    await buyer.pay(address, {
      priceCents: '1',
      dueCents: '1',
      total: '1',
      cartId: 'x',
      checkoutId: 'x',
      siteId: 'x',
    });
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([9_300]);
    const another = checkoutVisitor(shop.server);
    const other = await jarCheckout(another);
    expect(
      (
        await another.post(other, {
          ...buyerFields,
          do: 'pay',
          priceHash: 'deadbeefdeadbeef',
          attempt: '0',
        })
      ).status,
    ).toBe(409);
    expect(await orders()).toHaveLength(1);
  });

  it('what nobody sees in what was entered is not stored: no command, no line, no turned text', async () => {
    const address = await jarCheckout();
    const name = 'Ada\u001b]0;pwned\u0007\u001b[2J\r\n\r\nIt is paid.\u202egnp';
    await buyer.pay(address, { name, line1: 'Kiln\u2028Road', payment: 'transfer' });
    expect((await order())?.content.address).toMatchObject({
      name: 'Ada ]0;pwned [2J It is paid. gnp',
      line1: 'Kiln Road',
    });
    const mails = await shop.store.read.selectFrom('outbox').select('text_body').execute();
    const texts = mails.map(({ text_body }) => text_body).join('\n');
    expect([
      texts.includes('\u001b'),
      texts.includes('\u202e'),
      /^It is paid/m.test(texts),
    ]).toEqual([false, false, false]);
  });

  it('a post in a form that is not read says so, in place of one with nothing entered', async () => {
    const address = await jarCheckout();
    const { status, text } = await buyer.post(
      address,
      { email: 'ada@example.com' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
    expect([status, text.includes('This could not be read.')]).toEqual([400, true]);
  });

  it('is not possible from elsewhere, nor for who cannot be read', async () => {
    const address = await jarCheckout();
    const send = (headers: Record<string, string>) =>
      ask(shop.server, {
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'do=pay',
      });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({})).status).toBe(403);
    expect((await buyer.post(address, { ...buyerFields, name: 'a\0b' })).status).toBe(400);
    expect((await buyer.get(`/checkout/${'a'.repeat(32)}`)).status).toBe(404);
  });

  it('is given up with a button, which leads back to the cart', async () => {
    const address = await jarCheckout();
    expect((await buyer.post(address, { do: 'cancel' })).headers.location).toBe('/cart');
    expect((await buyer.view(address)).at).toBe('closed');
    expect(await buyer.checkout()).not.toBe(address);
  });
});

describe('stock', () => {
  it(
    '200 buyers who pay at once for 20 pieces get 20 orders, and nobody else pays',
    { timeout: 120_000 },
    async () => {
      const buyers = Array.from({ length: 200 }, () => checkoutVisitor(shop.server));
      const addresses: string[] = [];
      for (const visitor of buyers) {
        await visitor.add(goods.jar, 'small', 1);
        addresses.push(await visitor.checkout());
        await visitor.post(addresses.at(-1) ?? '', buyerFields);
      }
      const replies = await Promise.all(
        buyers.map(async (visitor, index) => {
          const address = addresses[index] ?? '';
          const seen = await visitor.view(address);
          return visitor.post(address, {
            ...buyerFields,
            do: 'pay',
            priceHash: seen.cart.priceHash,
            attempt: '0',
          });
        }),
      );
      expect(replies.filter(({ status }) => status === 303)).toHaveLength(20);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(180);
      expect(await orders()).toHaveLength(20);
      expect(shop.plug.asks).toHaveLength(20);
      expect(await jars()).toEqual({ stock: 0, held: 0 });
    },
  );

  it('that goes to somebody else while paying is told, and nothing is paid', async () => {
    await buyer.add(goods.jar, 'large', 3);
    const address = await buyer.checkout();
    await buyer.post(address, buyerFields);
    const seen = await buyer.view(address);
    const other = checkoutVisitor(shop.server);
    await other.add(goods.jar, 'large', 1);
    await other.pay(await other.checkout());
    const reply = await buyer.post(address, {
      ...buyerFields,
      do: 'pay',
      priceHash: seen.cart.priceHash,
      attempt: '0',
    });
    expect(reply.status).toBe(409);
    expect(shop.plug.asks).toHaveLength(1);
    expect(await countPieces(shop.store, goods.jar, 'large')).toEqual({ stock: 2, held: 0 });
  });

  it('is held while the visitor is at the provider, and given back when their time is over', async () => {
    shop.plug.next = 'actionNeeded';
    const address = await jarCheckout();
    const reply = await buyer.pay(address);
    expect(reply.headers.location).toMatch(/^https:\/\/pay\.example\//);
    expect(await jars()).toEqual({ stock: 18, held: 2 });
    expect((await buyer.get(address)).headers['content-security-policy']).toContain(
      "form-action 'self' https://pay.example",
    );
    const desk = deskOf(shop);
    await desk.driver.sweep();
    expect(await jars()).toEqual({ stock: 18, held: 2 });
    shop.advance(31 * 60_000);
    while (await desk.driver.sweep()) continue;
    await desk.driver.sweep();
    expect(await jars()).toEqual({ stock: 20, held: 0 });
    expect(await buyer.view(address)).toMatchObject({ at: 'closed', notice: 'expired' });
  });
});

it('a checkout that nothing came of is forgotten after thirty days, with what was entered; one that was paid is not', async () => {
  const address = await jarCheckout();
  await buyer.post(address, buyerFields);
  const paid = checkoutVisitor(shop.server);
  await paid.add(goods.course, 'seat');
  await paid.pay(await paid.checkout());
  shop.advance(31 * 24 * 60 * 60 * 1000);
  expect(await shop.store.write((db) => sweepCheckouts(db, shop.store.now()))).toBe(1);
  expect((await buyer.get(address)).status).toBe(404);
  expect(await shop.store.read.selectFrom('checkout').select('at').execute()).toEqual([
    { at: 'ordered' },
  ]);
  expect(await order()).toBeDefined();
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods, moonJar } from '../../testing/shop-fixture';
import { deskOf, shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());
const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const jars = () => countPieces(shop.store, goods.jar, 'small');
const webhook = (body: string, plug = 'test') =>
  ask(shop.server, {
    method: 'POST',
    url: `/api/commerce/webhook/${plug}`,
    headers: { 'content-type': 'application/json' },
    body,
  });

/** A checkout of two jars: 80 dollars, 5 for shipping, 8 of taxes. */
async function jarCheckout(visitor = buyer): Promise<string> {
  await visitor.add(goods.jar, 'small', 2);
  return visitor.checkout();
}

describe('a provider', () => {
  it('that declines is told of, and the next attempt is another one', async () => {
    shop.plug.next = 'declined';
    const address = await jarCheckout();
    expect((await buyer.pay(address)).headers.location).toBe(address);
    expect(await buyer.view(address)).toMatchObject({
      at: 'reserved',
      notice: 'declined',
      attempt: 1,
    });
    shop.plug.next = 'paid';
    expect((await buyer.pay(address)).headers.location).toContain('/order/');
    expect(shop.plug.asks.map(({ key }) => key.split(':')[1])).toEqual(['1', '2']);
    expect(await jars()).toEqual({ stock: 18, held: 0 });
  });

  it('that leads to a page of its own gets its visitor back, paid or not', async () => {
    shop.plug.next = 'actionNeeded';
    const address = await jarCheckout();
    const { headers } = await buyer.pay(address);
    expect((await buyer.get(`${address}/return`)).headers.location).toBe(headers.location);
    shop.plug.settle(shop.plug.asks[0]?.key ?? '', true);
    expect((await buyer.get(`${address}/return`)).headers.location).toMatch(/^\/order\//);
    expect(await orders()).toHaveLength(1);
  });

  it('that takes the money and answers nothing is asked again: one payment, one order', async () => {
    shop.plug.next = 'lost';
    const address = await jarCheckout();
    expect((await buyer.pay(address)).headers.location).toContain('/order/');
    expect(shop.plug.asks).toHaveLength(1);
  });

  it('is told the same when an attempt is repeated, whatever the owner has renamed meanwhile', async () => {
    shop.plug.next = 'down';
    await buyer.pay(await jarCheckout());
    await shop.store.saveProduct(ids.site, {
      ...moonJar,
      product: { ...moonJar.product, title: 'Sun jar' },
    });
    await shop.store.saveSite({
      id: ids.site,
      host: 'studio.example',
      settings: {
        ...settings,
        headerFooter: { ...settings.headerFooter, header: { title: 'Atelier', navigation: [] } },
        shop: shopSettings,
      },
    });
    shop.plug.next = 'paid';
    shop.advance(10_000);
    await deskOf(shop).driver.sweep();
    expect(shop.plug.asks.map(({ description }) => description)).toEqual(['2 × Moon jar']);
  });

  it('that is down loses nothing: it is asked again until it answers', async () => {
    shop.plug.next = 'down';
    const address = await jarCheckout();
    expect((await buyer.pay(address)).headers.location).toBe(address);
    expect(await buyer.view(address)).toMatchObject({ at: 'paying', notice: 'unanswered' });
    // Whoever pays again meanwhile pays nothing twice.
    expect(
      (await buyer.post(address, { ...buyerFields, do: 'pay', attempt: '1', priceHash: 'x' }))
        .headers.location,
    ).toBe(address);
    const desk = deskOf(shop);
    shop.advance(10_000);
    await desk.driver.sweep();
    expect(await orders()).toEqual([]);
    shop.plug.next = 'paid';
    shop.advance(5 * 60_000);
    await desk.driver.sweep();
    expect(await orders()).toHaveLength(1);
    expect(shop.plug.asks).toHaveLength(1);
  });

  it('tells by webhook: before the reply, twice, and of nothing that we know', async () => {
    const address = await jarCheckout();
    shop.plug.meanwhile = async () => {
      const { key } = await shop.store.read
        .selectFrom('payment')
        .select('key')
        .executeTakeFirstOrThrow();
      const answer = {
        status: 'paid',
        paymentId: `pay-${key}`,
        cents: 9_300,
        currency: 'USD',
        settled: true,
      };
      expect(
        (await webhook(`signed ${JSON.stringify({ eventId: 'e', key, answer })}`)).status,
      ).toBe(200);
    };
    expect((await buyer.pay(address)).headers.location).toContain('/order/');
    expect(await orders()).toHaveLength(1);
    const [request] = shop.plug.asks;
    for (let time = 0; time < 2; time += 1)
      expect((await webhook(shop.plug.news(request?.key ?? ''))).status).toBe(200);
    expect((await webhook(shop.plug.news('unknown:1'))).status).toBe(200);
    expect((await webhook('not signed')).status).toBe(400);
    expect((await webhook('x', 'nobody')).status).toBe(404);
    expect(await orders()).toHaveLength(1);
    expect(shop.plug.refunds).toEqual([]);
  });

  it('money that comes when all is over goes back', async () => {
    shop.plug.next = 'pending';
    const address = await jarCheckout();
    await buyer.pay(address);
    const key = shop.plug.asks[0]?.key ?? '';
    const desk = deskOf(shop);
    shop.plug.settle(key, false);
    shop.advance(31 * 60_000);
    await desk.driver.sweep();
    await desk.driver.sweep();
    expect((await buyer.view(address)).at).toBe('closed');
    shop.plug.settle(key, true);
    await webhook(shop.plug.news(key));
    expect(shop.plug.refunds).toMatchObject([
      { paymentId: `pay-${key}`, cents: 9_300, currency: 'USD' },
    ]);
    expect(await buyer.view(address)).toMatchObject({ at: 'closed', notice: 'refunding' });
    expect(await orders()).toEqual([]);
    expect(await jars()).toEqual({ stock: 20, held: 0 });
  });
});

import type { OrderView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { countPieces, goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { testKeys } from '../../testing/test-keys';
import { createShopLinks } from '../pages/create-shop-links';
import { listOrdersAfter } from './orders';
import { settleOrder } from './settle-order';

const hour = 60 * 60 * 1000;
/** A shop that says nothing of orders that are not paid, as most do. */
const { unconfirmedOrderHours: _hours, unpaidOrders: _limits, ...plainShop } = shopSettings;

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer({}, plainShop);
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const mails = () =>
  shop.store.read
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('id')
    .execute();
const remaining = async () => (await countPieces(shop.store, goods.jar, 'small')).stock;

async function order(changes: Record<string, string> = {}, visitor = buyer, quantity = 1) {
  await visitor.add(goods.jar, 'small', quantity);
  return visitor.pay(await visitor.checkout(), { payment: 'transfer', ...changes });
}

/** The address in the mail, without the host. */
async function mailedLink(): Promise<string> {
  const [{ text_body: text } = { text_body: '' }] = await mails();
  const [, link = ''] = /Confirm my order: http:\/\/studio\.example(\S+)/.exec(text) ?? [];
  return link;
}

async function shown(address: string): Promise<OrderView['payment']> {
  const { text } = await buyer.get(address);
  const { shop: state } = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as {
    shop: { view: OrderView };
  }; // the test's renderer writes it
  return state.view.payment;
}

describe('an order that is paid by hand', () => {
  it('holds what runs out for two hours, and tells its buyer by when to confirm it', async () => {
    const before = await remaining();
    const address = String((await order()).headers.location);
    expect(await shown(address)).toMatchObject({
      state: 'open',
      confirmBy: Date.UTC(2026, 0, 1, 2),
      payBy: Date.UTC(2026, 0, 15),
    });
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual(['ada@example.com', []]);
    expect(mail?.text_body).toContain('Please confirm your order by 1 January 2026 at 02:00.');
    expect(mail?.text_body).not.toContain('We will keep it for you until');
    expect(await remaining()).toBe(before - 1);

    shop.advance(2 * hour - 1);
    await deskOf(shop).unpaidOrders.run();
    expect((await orders()).map(({ paymentState }) => paymentState)).toEqual(['open']);
    shop.advance(1);
    await deskOf(shop).unpaidOrders.run();
    expect((await orders()).map(({ paymentState }) => paymentState)).toEqual(['canceled']);
    expect(await remaining()).toBe(before);
    // Its owner has never heard of it.
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ada@example.com',
      'ada@example.com',
    ]);
    expect((await mails())[1]?.text_body).toContain('was not confirmed in time');
    const { status, text } = await buyer.get(await mailedLink());
    expect([status, text.includes('can no longer be confirmed')]).toEqual([410, true]);
    const pressed = await buyer.post(await mailedLink(), {});
    expect([pressed.status, pressed.text.includes('can no longer')]).toEqual([410, true]);
  });

  it('is kept once its buyer pressed the button behind the link in the mail; then the owner hears', async () => {
    const address = String((await order()).headers.location);
    const link = await mailedLink();
    const page = await buyer.get(link);
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'same-origin']);
    expect(page.text).toMatch(/<form [^>]*method="post"/);
    expect(page.text).toContain('Confirm my order</button>');
    // Programs that look for harm in mails open links too.
    expect((await shown(address)).confirmBy).not.toBeNull();

    shop.advance(1);
    for (let times = 0; times < 2; times += 1)
      expect(await buyer.post(link, {})).toMatchObject({
        status: 303,
        headers: { location: address },
      });
    expect((await shown(address)).confirmBy).toBeNull();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ada@example.com',
      'owner@studio.example',
    ]);
    expect((await buyer.get(link)).headers.location).toBe(address);
    shop.advance(2 * hour);
    await deskOf(shop).unpaidOrders.run();
    expect((await orders()).map(({ paymentState }) => paymentState)).toEqual(['open']);
  });

  it('is confirmed by its mail alone: neither its page nor another site does', async () => {
    const address = String((await order()).headers.location);
    const link = await mailedLink();
    const key = /key=(.*)$/.exec(link)?.[1] ?? '';
    expect(JSON.stringify(await buyer.get(address))).not.toContain(key);
    const token = address.split('/').at(-1) ?? '';
    for (const wrong of [`${address}/confirm`, `${address}/confirm?key=${token}`])
      expect((await buyer.post(wrong, {})).status).toBe(404);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await buyer.post(link, {}, foreign)).status).toBe(403);
    expect((await shown(address)).confirmBy).not.toBeNull();
  });

  it('needs no confirmation where nothing runs out, or when it was paid or sent', async () => {
    await buyer.add(goods.course, 'seat');
    await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
    const [first] = await orders();
    expect([first?.content.taken, first?.confirmBy]).toEqual([[], null]);

    await order();
    const second = (await orders()).at(-1);
    await settleOrder(shop.store, createShopLinks(testKeys), second?.id ?? '');
    shop.advance(15 * 24 * hour);
    await deskOf(shop).unpaidOrders.run();
    expect((await orders()).map(({ paymentState }) => paymentState)).toEqual(['canceled', 'paid']);
  });
});

describe('somebody', () => {
  it('has five orders with an address that are not paid, however it is written', async () => {
    const spellings = ['ada', 'ADA', 'ada+1', 'Ada+x', 'ada'].map((name) => `${name}@example.com`);
    for (const email of spellings) expect((await order({ email })).status).toBe(303);
    const { status, text } = await order({ email: 'aDa+2@example.com' });
    expect([status, text.includes('too many unpaid orders')]).toEqual([400, true]);
    expect((await order({ email: 'ada@example.com', payment: 'card' })).status).toBe(303);
    expect(await orders()).toHaveLength(6);
  });

  it('has ten from one network, whatever the addresses; those that came to nothing count for a day', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await order({ email: `b${index}@example.com` })).status).toBe(303);
    expect((await order({ email: 'b10@example.com' })).status).toBe(400);
    shop.advance(3 * hour);
    await deskOf(shop).unpaidOrders.run();
    expect((await order({ email: 'b11@example.com' })).status).toBe(400);
    shop.advance(22 * hour);
    expect((await order({ email: 'b12@example.com' })).status).toBe(303);
    expect(await orders()).toHaveLength(11);
  });

  it('has no more by ordering many at once', async () => {
    const visitors = Array.from({ length: 14 }, () => checkoutVisitor(shop.server));
    const answers = await Promise.all(
      visitors.map((visitor, index) => order({ email: `b${index}@example.com` }, visitor)),
    );
    const placed = answers.filter(({ status }) => status === 303);
    expect([placed.length, (await orders()).length]).toEqual([10, 10]);
  });

  it('holds a hundred pieces of what runs out at most', async () => {
    await shop.store.setStock(ids.site, {
      productId: goods.jar,
      variantId: 'small',
      quantity: 500,
    });
    expect((await order({}, buyer, 60)).status).toBe(303);
    const { status, text } = await order({}, buyer, 41);
    expect([status, text.includes('at most 100 items')]).toEqual([400, true]);
  });
});

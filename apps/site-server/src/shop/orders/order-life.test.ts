import type { OrderView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { countPieces, goods } from '../../testing/shop-fixture';
import {
  addGiftCard,
  deskOf,
  shopServer,
  shopSettings,
  type ShopServer,
} from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { cancelOrder } from './cancel-order';
import { findOrderByNumber } from './orders';
import { refundPieces, type OrderRefundRequest } from './refund-pieces';
import { sendOrder } from './send-order';
import { settleOrder } from './settle-order';
import type { StoredOrder } from './stored-order';

const day = 24 * 60 * 60 * 1000;
let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

/** Buys what is in the cart; answers the address of the order. */
async function buy(payment: string, changes: Record<string, string> = {}): Promise<string> {
  const { status, headers, text } = await buyer.pay(await buyer.checkout(), {
    payment,
    ...changes,
  });
  if (status !== 303) throw new Error(text);
  return String(headers.location);
}

async function order(number = 1_001): Promise<StoredOrder> {
  const found = await findOrderByNumber(shop.store.read, ids.site, number);
  if (!found) throw new Error('there is no order');
  return found;
}

async function seen(address: string): Promise<OrderView> {
  const { text } = await buyer.get(address);
  return (JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as { shop: { view: OrderView } }).shop
    .view; // the test's renderer writes it
}

const links = () => deskOf(shop).links;
const cancel = async (number?: number) =>
  cancelOrder(shop.store, links(), (await order(number)).id, 'owner');
let requests = 0;
/** Each time another refund. */
const refund = async (request: Omit<OrderRefundRequest, 'key'>) =>
  refundPieces(shop.store, links(), (await order()).id, {
    key: `refund ${(requests += 1)}`,
    ...request,
  });
const wholeRefund = async (): Promise<Omit<OrderRefundRequest, 'key'>> => ({
  quantities: Object.fromEntries(
    (await order()).refundable.lines.map(({ id, quantity }) => [id, quantity]),
  ),
  shipping: true,
});
const small = () => countPieces(shop.store, goods.jar, 'small');
const cards = () => shop.store.read.selectFrom('gift_card').select('balance_cents').execute();
const usesLeft = async () =>
  (await shop.store.read.selectFrom('coupon').select('uses_left').executeTakeFirst())?.uses_left;
const states = () => shop.store.read.selectFrom('subscription').select('state').execute();
const mails = () =>
  shop.store.read
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .orderBy('recipient')
    .orderBy('id')
    .execute();
const textOf = async (subject: string) =>
  (await mails()).find((mail) => mail.subject === subject)?.text_body ?? '';
const coupon = () =>
  shop.store.saveCoupon(ids.site, {
    code: 'TEN',
    kind: 'percent',
    ratePerMillion: 100_000,
    usesLeft: 5,
  });

describe('an order that is canceled', () => {
  it('gives back pieces, money of gift cards, uses of coupons and what it would renew, once, and its buyer is told', async () => {
    await coupon();
    const code = await addGiftCard(shop, 2_000);
    await buyer.add(goods.jar, 'small', 2);
    await buyer.add(goods.tea, 'box');
    await buyer.post('/commerce/cart', { type: 'addCode', code: 'TEN' });
    const address = await buy('transfer', { code });
    expect([await small(), await cards(), await usesLeft()]).toEqual([
      { stock: 18, held: 0 },
      [{ balance_cents: 0 }],
      4,
    ]);
    const tried = await Promise.allSettled([cancel(), cancel(), cancel()]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await small(), await cards(), await usesLeft(), await states()]).toEqual([
      { stock: 20, held: 0 },
      [{ balance_cents: 2_000 }],
      5,
      [{ state: 'canceled' }],
    ]);
    const sentMails = (await mails()).filter(
      ({ subject }) => subject === 'Your order 1001 has been cancelled',
    );
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
    for (const text of [
      '2 × Moon jar (Small)',
      '20.00 is back on your gift card',
      'Tea club ends with it',
      `http://studio.example${address}`,
    ])
      expect(sentMails[0]?.text_body).toContain(text);
    expect(await seen(address)).toMatchObject({
      payment: { state: 'canceled', refundedCents: 2_000 },
      shipment: null,
      address: null,
      subscriptions: [{ state: 'canceled' }],
      reviewHref: '',
    });
    expect(await shop.store.read.selectFrom('payment').select('status').execute()).toEqual([
      { status: 'canceled' },
    ]);
  });

  it.each([
    [
      'was paid',
      async () => settleOrder(shop.store, links(), (await order()).id),
      'order 1001 is paid. Refund it first: orders refund 1001 --all',
    ],
    [
      'was sent',
      async () => sendOrder(shop.store, links(), (await order()).id),
      'order 1001 has already been sent',
    ],
    ['was canceled', () => cancel(), 'order 1001 has already been cancelled'],
  ])('is refused where it %s, and nothing changes', async (_what, before, message) => {
    await buyer.add(goods.jar, 'small', 2);
    await buy('transfer');
    await before();
    const remaining = await small();
    await expect(cancel()).rejects.toThrow(message);
    expect(await small()).toEqual(remaining);
  });

  it('is paid no more, sent no more, and gives nothing back', async () => {
    await buyer.add(goods.jar, 'small');
    await buy('transfer');
    await cancel();
    const { id } = await order();
    await expect(settleOrder(shop.store, links(), id)).rejects.toThrow(
      'is canceled, not open. Refund it by hand',
    );
    await expect(sendOrder(shop.store, links(), id)).rejects.toThrow(
      'is canceled, so there is nothing to send',
    );
    await expect(refund({ quantities: {}, shipping: true })).rejects.toThrow(
      'cancelled before it was paid',
    );
  });

  it('may be one that cost nothing', async () => {
    await shop.store.saveCoupon(ids.site, {
      code: 'FREE',
      kind: 'percent',
      ratePerMillion: 1_000_000,
      usesLeft: 1,
    });
    await buyer.add(goods.course, 'seat');
    await buy('card', { code: 'FREE' });
    expect((await order()).paymentState).toBe('paid');
    await cancel();
    expect([(await order()).paymentState, await usesLeft()]).toEqual(['canceled', 1]);
  });
});

describe('an order that nobody pays', () => {
  const round = () => deskOf(shop).unpaidOrders.run();

  it('is canceled by the worker at the time that its buyer was told, and buyer and owner hear of it', async () => {
    await buyer.add(goods.jar, 'small', 3);
    const address = await buy('transfer');
    expect((await seen(address)).payment.payBy).toBe(Date.UTC(2026, 0, 15));
    expect(await textOf('Your order 1001 from Studio')).toContain(
      'We will keep it for you until 15 January 2026.',
    );
    shop.advance(14 * day - 1);
    await round();
    expect((await order()).paymentState).toBe('open');
    shop.advance(1);
    await Promise.all([round(), round(), round()]);
    expect([(await order()).paymentState, await small()]).toEqual([
      'canceled',
      { stock: 20, held: 0 },
    ]);
    expect((await mails()).slice(2).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.com', 'Your order 1001 has been cancelled'],
      ['owner@studio.example', 'Order 1001 has been cancelled: it was not paid'],
    ]);
    expect(await textOf('Your order 1001 has been cancelled')).toContain(
      'We have not received a payment',
    );
  });

  it.each([
    ['was paid', async () => settleOrder(shop.store, links(), (await order()).id)],
    ['was sent before it is paid', async () => sendOrder(shop.store, links(), (await order()).id)],
  ])('stays where it %s', async (_what, before) => {
    await buyer.add(goods.jar, 'small');
    await buy('transfer');
    await before();
    shop.advance(60 * day);
    await round();
    expect([(await order()).canceledAt, await small()]).toEqual([null, { stock: 19, held: 0 }]);
  });

  it('waits for ever in a shop that wants it so', async () => {
    await shop.store.saveSite({
      id: ids.site,
      host: 'studio.example',
      settings: { ...settings, shop: { ...shopSettings, unpaidOrderDays: 0 } },
    });
    await buyer.add(goods.jar, 'small');
    const address = await buy('transfer');
    shop.advance(4_000 * day);
    await round();
    expect((await seen(address)).payment).toMatchObject({ state: 'open', payBy: null });
  });
});

describe('a refund', () => {
  const line = async () => (await order()).content.view.cart.entries[0]?.id ?? '';

  it.each([
    ['that was not sent: in stock again', false, undefined, 20],
    ['that was not sent, and is broken', false, false, 18],
    ['that was sent: not there', true, undefined, 18],
    ['that was sent and came back', true, true, 20],
  ])('of goods %s', async (_what, isSent, restock, stock) => {
    await buyer.add(goods.jar, 'small', 2);
    await buy('card');
    if (isSent) await sendOrder(shop.store, links(), (await order()).id);
    expect(await refund({ quantities: { [await line()]: 1 }, restock })).toMatchObject({
      restocked: stock === 20 ? 1 : 0,
    });
    expect(await refund({ quantities: { [await line()]: 1 }, restock })).toMatchObject({
      restocked: stock === 20 ? 1 : 0,
    });
    expect(await small()).toEqual({ stock, held: 0 });
  });

  it('puts back only what was taken: what is counted since then is not made more', async () => {
    await buyer.add(goods.course, 'seat');
    await buy('card');
    await shop.store.saveProduct(ids.site, {
      product: {
        id: goods.course,
        title: 'Throwing course',
        productType: 'service',
        variants: [{ id: 'seat', priceCents: 12_000, qtyInStock: 4 }],
      },
      currency: 'USD',
      slug: 'shop/course',
    });
    await refund(await wholeRefund());
    expect(await countPieces(shop.store, goods.course, 'seat')).toEqual({ stock: 4, held: 0 });
  });

  it('of the whole order gives the use of its coupon back, one of a part does not', async () => {
    await coupon();
    await buyer.add(goods.jar, 'small', 2);
    await buy('card', { code: 'TEN' });
    await refund({ quantities: { [await line()]: 1 }, shipping: true });
    expect(await usesLeft()).toBe(4);
    await refund(await wholeRefund());
    expect([await usesLeft(), (await order()).paymentState]).toEqual([5, 'refunded']);
    await expect(wholeRefund().then(refund)).rejects.toThrow(
      'nothing of order 1001 would be refunded',
    );
    expect([await usesLeft(), await small()]).toEqual([5, { stock: 20, held: 0 }]);
  });

  it('[9.06a] of what began a subscription ends it, and says so; of the shipping alone it goes on, and says that', async () => {
    await buyer.add(goods.tea, 'box');
    await buy('card');
    await refund({ quantities: {}, shipping: true });
    expect(await states()).toEqual([{ state: 'active' }]);
    expect(await textOf('Your refund of US$5.00 for order 1001')).toContain(
      'Tea club continues and renews on 1 February 2026.',
    );
    await refund(await wholeRefund());
    expect(await states()).toEqual([{ state: 'canceled' }]);
    expect(await textOf('Your refund of US$27.50 for order 1001')).toContain(
      'Tea club ends with it and will not renew.',
    );
    shop.advance(40 * day);
    await deskOf(shop).renewals.renewOne();
    expect(shop.plug.asks).toHaveLength(1);
  });

  it('tells its buyer what goes back, and where to', async () => {
    const code = await addGiftCard(shop, 2_000);
    await buyer.add(goods.jar, 'small');
    await buy('card', { code });
    await refund(await wholeRefund());
    const mailText = await textOf('Your refund of US$49.00 for order 1001');
    expect(mailText).toContain('For:\n1 × Moon jar (Small)\nShipping');
    expect(mailText).toContain(
      `US$20.00 is back on your gift card ending in ${code.slice(-4)}.\nUS$29.00 will come back the way you paid, within a few days.`,
    );
  });

  it('of what nobody has paid is refused, and says what to do', async () => {
    await buyer.add(goods.jar, 'small');
    await buy('transfer');
    await expect(refund({ quantities: {}, shipping: true })).rejects.toThrow(
      'not paid yet, so there is nothing to refund. Cancel it: orders cancel 1001',
    );
    expect(await shop.store.read.selectFrom('refund').selectAll().execute()).toEqual([]);
  });
});

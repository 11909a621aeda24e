import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { exportOrders } from './export-orders';
import { exportPayments } from './export-payments';
import { findOrderByNumber } from './orders';
import { refundPieces } from './refund-pieces';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const written = async (format: 'csv' | 'json', site = ids.site) =>
  text(Readable.from(exportPayments(shop.store, site, format)));
const rows = async () =>
  (await written('csv'))
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').slice(1));

/** One order after a declined attempt and one of another amount. */
async function buyAtLast(): Promise<void> {
  await buyer.add(goods.jar, 'small', 2);
  const address = await buyer.checkout();
  shop.plug.next = 'declined';
  await buyer.pay(address);
  shop.advance(1_000);
  shop.plug.next = 'paid';
  shop.plug.takes = { cents: 500, currency: 'EUR' };
  await buyer.pay(address);
  shop.advance(1_000);
  shop.plug.takes = undefined;
  await buyer.pay(address);
}

it('every attempt stands there with what became of it, and with what went back', async () => {
  await buyAtLast();
  const [{ key = '' } = {}] = shop.plug.asks;
  const id = key.split(':')[0] ?? '';
  const timeOf = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
  expect(await rows()).toEqual([
    ['', timeOf(0), timeOf(0), 'test', 'declined', 'USD', '93.00', '0.00', '0.00', ''],
    [
      '',
      timeOf(1),
      timeOf(1),
      'test',
      'mispaid',
      'USD',
      '93.00',
      '5.00 EUR',
      '0.00',
      `pay-${id}:2`,
    ],
    ['1001', timeOf(2), timeOf(2), 'test', 'paid', 'USD', '93.00', '0.00', '0.00', `pay-${id}:3`],
  ]);
  expect(JSON.parse(await written('json'))).toMatchObject([
    { key, status: 'declined', order: null },
    { status: 'mispaid', refunds: [{ cents: 500, currency: 'EUR' }] },
    { status: 'paid', order: 1001, cents: 9_300 },
  ]);
  expect(await written('json', 'other')).toBe('[]\n');
});

it('what is given back of an order is on its way until its provider has it', async () => {
  await buyAtLast();
  const order = await findOrderByNumber(shop.store.read, ids.site, 1_001);
  const { links, refunds } = deskOf(shop);
  await refundPieces(shop.store, links, order?.id ?? '', {
    key: 'a',
    quantities: {},
    shipping: true,
  });
  expect((await rows())[2]?.slice(6, 9)).toEqual(['93.00', '0.00', '5.00']);
  await refunds.run();
  expect((await rows())[2]?.slice(6, 9)).toEqual(['93.00', '5.00', '0.00']);
});

it('orders as JSON carry their tries', async () => {
  await buyAtLast();
  const [order] = JSON.parse(
    await text(Readable.from(exportOrders(shop.store, ids.site, 'json'))),
  ) as { payments: { status: string; paymentId: string | null }[] }[]; // as it is written
  expect(order?.payments.map(({ status }) => status)).toEqual(['declined', 'mispaid', 'paid']);
});

it('more attempts than are read at once come once each, in their order', async () => {
  await buyAtLast();
  const kept = await shop.store.read.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  const many = Array.from({ length: 450 }, (_, index) => ({
    ...kept,
    key: `many:${index}`,
    created_at: 5_000_000_000_000 + Math.floor(index / 100),
  }));
  await shop.store.write((db) => db.insertInto('payment').values(many).execute());
  const keys = (JSON.parse(await written('json')) as { key: string }[]).map(({ key }) => key); // as it is written
  expect(keys).toHaveLength(453);
  expect(new Set(keys).size).toBe(453);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentFault } from '../../payment/payment-fault';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
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

const read = () => shop.store.read;
const key = () => shop.plug.asks.at(-1)?.key ?? '';
const hear = (body: string) =>
  ask(shop.server, {
    method: 'POST',
    url: '/api/commerce/webhook/test',
    headers: { 'content-type': 'application/json' },
    body,
  });
const payments = () =>
  read()
    .selectFrom('payment')
    .select(['attempt', 'status', 'cents', 'currency'])
    .orderBy('attempt')
    .execute();
const tasks = () => read().selectFrom('checkout_task').select('name').execute();

async function jarCheckout(): Promise<string> {
  await buyer.add(goods.jar, 'small', 2);
  return buyer.checkout();
}

/** Whatever is due for a week, on another server. */
async function sweepForDays(): Promise<void> {
  const desk = deskOf(shop);
  for (let day = 0; day < 7; day += 1) {
    for (let time = 0; time < 3; time += 1) await desk.driver.sweep();
    shop.advance(24 * 60 * 60 * 1000);
  }
}

/** All that an attempt of money of another amount has to come to. */
async function expectEnded(
  address: string,
  taken: { cents: number; currency: string },
): Promise<void> {
  expect(await buyer.view(address)).toMatchObject({ at: 'open', notice: 'mispaid', attempt: 1 });
  expect(await countPieces(shop.store, goods.jar, 'small')).toEqual({ stock: 20, held: 0 });
  expect(shop.plug.refunds).toMatchObject([{ paymentId: `pay-${key()}`, ...taken }]);
  expect(await payments()).toEqual([
    { attempt: 1, status: 'mispaid', cents: 9_300, currency: 'USD' },
  ]);
  expect(
    await read().selectFrom('refund').select(['cents', 'currency', 'order_id']).execute(),
  ).toEqual([{ ...taken, order_id: null }]);
  await sweepForDays();
  expect(await tasks()).toEqual([]);
  expect(shop.plug.refunds).toHaveLength(1);
  expect(await listOrdersAfter(shop.store.read, ids.site, 0, 10)).toEqual([]);
}

describe.each([
  ['$92.99', { cents: 9_299, currency: 'USD' as const }],
  ['€93.00', { cents: 9_300, currency: 'EUR' as const }],
  ['$9,300.00', { cents: 930_000, currency: 'USD' as const }],
])('%s taken where 93 dollars were asked for', (label, taken) => {
  it('told when it is paid is no order: it goes back, the stock is free, the visitor and the owner are told', async () => {
    shop.plug.takes = taken;
    const address = await jarCheckout();
    const reply = await buyer.pay(address);
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('"notice":"mispaid"');
    await expectEnded(address, taken);
    const mails = await read()
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual([
      ['ada@example.com', 'Your payment to Studio is being refunded'],
      ['owner@studio.example', `A payment of ${label} is being refunded: $93.00 was due`],
    ]);
    for (const { text_body } of mails) expect(text_body).toContain(label);
  });

  it('found by looking, when the provider gave no answer', async () => {
    shop.plug.takes = taken;
    shop.plug.next = 'lost';
    const address = await jarCheckout();
    await buyer.pay(address);
    await expectEnded(address, taken);
  });

  it('taken on the page of the provider: told where its visitor comes back', async () => {
    shop.plug.next = 'actionNeeded';
    const address = await jarCheckout();
    await buyer.pay(address);
    shop.plug.takes = taken;
    shop.plug.settle(key(), true);
    expect((await buyer.get(`${address}/return`)).headers.location).toBe(address);
    await expectEnded(address, taken);
  });

  it('told by a webhook, twice and late, goes back once and is told once', async () => {
    shop.plug.next = 'pending';
    const address = await jarCheckout();
    await buyer.pay(address);
    shop.plug.takes = taken;
    shop.plug.settle(key(), true);
    for (let time = 0; time < 2; time += 1)
      expect((await hear(shop.plug.news(key()))).status).toBe(200);
    expect((await hear(shop.plug.news(key()).replace('event ', 'again '))).status).toBe(200);
    await expectEnded(address, taken);
    expect(await read().selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });
});

it('after money of another amount the same checkout can be paid, as another attempt', async () => {
  shop.plug.takes = { cents: 1, currency: 'USD' };
  const address = await jarCheckout();
  await buyer.pay(address);
  shop.plug.takes = undefined;
  expect((await buyer.pay(address)).headers.location).toContain('/order/');
  expect((await payments()).map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 'mispaid'],
    [2, 'paid'],
  ]);
  expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([1]);
  expect(await countPieces(shop.store, goods.jar, 'small')).toEqual({ stock: 18, held: 0 });
});

it('a refund that the provider does not take at once is tried again until it does, under one key', async () => {
  shop.plug.takes = { cents: 1, currency: 'USD' };
  const address = await jarCheckout();
  const { refund } = shop.plug;
  const keys: string[] = [];
  shop.plug.refund = async (request) => {
    keys.push(request.key);
    if (keys.length < 3) throw new PaymentFault('unreachable', 'nobody answers.');
    return refund(request);
  };
  await buyer.pay(address);
  expect(await buyer.view(address)).toMatchObject({ at: 'open', notice: 'mispaid' });
  await sweepForDays();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await expectEnded(address, { cents: 1, currency: 'USD' });
});

it('an order stays as it is when its provider tells another amount of its money afterwards', async () => {
  const address = await jarCheckout();
  await buyer.pay(address);
  shop.plug.takes = { cents: 5, currency: 'USD' };
  shop.plug.settle(key(), true);
  expect((await hear(shop.plug.news(key()).replace('event ', 'other '))).status).toBe(200);
  await sweepForDays();
  expect(shop.plug.refunds).toEqual([]);
  expect(await payments()).toMatchObject([{ status: 'paid' }]);
});

describe('the table of payments tells what became of each attempt', () => {
  const statuses = async () => (await payments()).map(({ status }) => status);

  it('that was declined, and that an order was made of', async () => {
    shop.plug.next = 'declined';
    const address = await jarCheckout();
    await buyer.pay(address);
    expect(await statuses()).toEqual(['declined']);
    shop.plug.next = 'paid';
    await buyer.pay(address);
    expect(await statuses()).toEqual(['declined', 'paid']);
  });

  it('that nobody paid in time', async () => {
    shop.plug.next = 'actionNeeded';
    await buyer.pay(await jarCheckout());
    expect(await statuses()).toEqual(['asked']);
    shop.advance(31 * 60_000);
    await sweepForDays();
    expect(await statuses()).toEqual(['declined']);
  });

  it('that was paid when all was over: the money goes back', async () => {
    shop.plug.next = 'pending';
    await buyer.pay(await jarCheckout());
    shop.plug.settle(key(), false);
    await sweepForDays();
    shop.plug.settle(key(), true);
    await hear(shop.plug.news(key()));
    expect(await statuses()).toEqual(['returned']);
    expect(shop.plug.refunds).toMatchObject([{ cents: 9_300 }]);
  });

  it('that was overtaken by an earlier one which was paid after all', async () => {
    shop.plug.next = 'declined';
    const address = await jarCheckout();
    await buyer.pay(address);
    shop.plug.next = 'actionNeeded';
    await buyer.pay(address);
    const first = shop.plug.asks[0]?.key ?? '';
    shop.plug.settle(first, true);
    await hear(shop.plug.news(first));
    expect(await statuses()).toEqual(['paid', 'declined']);
  });
});

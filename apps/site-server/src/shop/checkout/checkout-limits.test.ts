import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualPlug } from '../../payment/create-manual-plug';
import type { PaymentPlug } from '../../payment/payment-plug';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { createScriptedPlug } from '../../testing/scripted-plug';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';
import { createStoreRenewals } from '../renewals/create-store-renewals';
import { recordRenewal } from '../renewals/driver/record-renewal';
import type { RenewalEvent } from '../renewals/driver/renewal-state';
import { cancelSubscription, findSubscription } from '../subscriptions/subscriptions';
import { findCheckoutById, saveCheckoutContent } from './checkouts';

let shop: ShopServer;
let buyer: CheckoutVisitor;

async function open(options?: Parameters<typeof shopServer>[0]): Promise<void> {
  shop = await shopServer(options);
  buyer = checkoutVisitor(shop.server);
}

afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);

async function seatCheckout(): Promise<string> {
  await buyer.add(goods.course, 'seat');
  return buyer.checkout();
}

describe('whoever does it too often', () => {
  it('guesses codes in a checkout no faster than in a cart', async () => {
    await open({ codesPerMinute: 2 });
    const address = await seatCheckout();
    const guess = () => buyer.post(address, { ...buyerFields, code: 'NOPE' });
    expect([(await guess()).status, (await guess()).status]).toEqual([400, 400]);
    expect(await guess()).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect((await buyer.post(address, buyerFields)).status).toBe(303);
  });

  it('begins and reviews no more', async () => {
    await open({ cartChangesPerMinute: 5 });
    const address = await seatCheckout();
    const { headers } = await buyer.pay(address);
    const review =
      /"reviewHref":"([^"]+)"/.exec((await buyer.get(String(headers.location))).text)?.[1] ?? '';
    const written = { productId: goods.course, stars: '4', title: 'Good', text: '', name: 'Ada' };
    expect((await buyer.post(review, written)).status).toBe(303);
    expect((await buyer.post(review, written)).status).toBe(429);
    expect((await buyer.get('/commerce/goto-checkout')).status).toBe(429);
  });

  it('changes a checkout no more', async () => {
    await open({ cartChangesPerMinute: 3 });
    const address = await seatCheckout();
    expect((await buyer.post(address, buyerFields)).status).toBe(303);
    expect((await buyer.post(address, { ...buyerFields, email: 'eve@example.com' })).status).toBe(
      429,
    );
    expect(await buyer.view(address)).toMatchObject({ email: 'ada@example.com' });
  });
});

it('posts about orders and reviews of others, from elsewhere, or from nobody knows where, change nothing', async () => {
  await open();
  await buyer.add(goods.tea, 'box');
  const { headers } = await buyer.pay(await buyer.checkout());
  const address = String(headers.location);
  const { text } = await buyer.get(address);
  const [, review = ''] = /"reviewHref":"([^"]+)"/.exec(text) ?? [];
  const { id } = await shop.store.read
    .selectFrom('subscription')
    .select('id')
    .executeTakeFirstOrThrow();
  const signs: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    {},
  ];
  const bodies = {
    [address]: `cancelSubscription=${id}`,
    [review]: `productId=${goods.tea}&stars=1&name=Eve`,
  };
  for (const [url, body] of Object.entries(bodies))
    for (const from of signs)
      expect(
        (
          await ask(shop.server, {
            method: 'POST',
            url,
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
            body,
          })
        ).status,
      ).toBe(403);
  expect(await shop.store.read.selectFrom('subscription').select('state').execute()).toEqual([
    { state: 'active' },
  ]);
  expect(await shop.store.read.selectFrom('review').selectAll().execute()).toEqual([]);
  // Another buyer's order ends no subscription of this one.
  const other = checkoutVisitor(shop.server);
  await other.add(goods.course, 'seat');
  const theirs = String((await other.pay(await other.checkout())).headers.location);
  expect((await other.post(theirs, { cancelSubscription: id })).status).toBe(303);
  expect(await shop.store.read.selectFrom('subscription').select('state').execute()).toEqual([
    { state: 'active' },
  ]);
  // The words of a review open it on its own site alone.
  await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
  expect((await checkoutVisitor(shop.server, { siteHost: 'two.example' }).get(review)).status).toBe(
    404,
  );
  expect((await buyer.get(review)).status).toBe(200);
});

describe('an attempt', () => {
  beforeEach(() => open());

  it('is not made by the second press of a button whose first one was declined', async () => {
    shop.plug.next = 'declined';
    const address = await seatCheckout();
    await buyer.post(address, buyerFields);
    const { cart } = await buyer.view(address);
    const press = () =>
      buyer.post(address, { ...buyerFields, do: 'pay', priceHash: cart.priceHash, attempt: '0' });
    expect((await Promise.all([press(), press()])).map(({ headers }) => headers.location)).toEqual([
      address,
      address,
    ]);
    expect(shop.plug.asks).toHaveLength(1);
  });

  it.each(['pay', 'lookUp'] as const)(
    'that is answered with another amount by %s makes no order and ends',
    async (name) => {
      const other = {
        status: 'paid',
        paymentId: 'p',
        cents: 1,
        currency: 'USD',
        settled: true,
      } as const;
      if (name === 'lookUp') shop.plug.next = 'pending';
      Object.assign(shop.plug, {
        [name]: () => Promise.resolve(other),
      } satisfies Partial<PaymentPlug>);
      const address = await seatCheckout();
      await buyer.pay(address);
      shop.advance(10 * 60_000);
      await deskOf(shop).driver.sweep();
      expect(await orders()).toEqual([]);
      expect(await buyer.view(address)).toMatchObject({ at: 'open', notice: 'mispaid' });
      expect(shop.plug.refunds).toMatchObject([{ paymentId: 'p', cents: 1, currency: 'USD' }]);
    },
  );

  it('keeps what was told when it began', async () => {
    shop.plug.next = 'pending';
    const address = await seatCheckout();
    await buyer.pay(address);
    const { id } = await shop.store.read
      .selectFrom('checkout')
      .select('id')
      .executeTakeFirstOrThrow();
    const checkout = await findCheckoutById(shop.store.read, id);
    if (!checkout) throw new Error('there is no checkout');
    expect(
      await shop.store.write((db) =>
        saveCheckoutContent(
          db,
          checkout,
          { ...checkout.content, email: 'eve@example.com' },
          shop.store.now(),
        ),
      ),
    ).toBeUndefined();
    expect((await findCheckoutById(shop.store.read, id))?.content.email).toBe('ada@example.com');
  });
});

it('news of a payment count from its own provider alone', async () => {
  const other = Object.assign(createScriptedPlug(), { id: 'stripe' as const });
  const scriptedPlug = createScriptedPlug();
  await open({
    paymentPlugs: new Map<PaymentPlug['id'], PaymentPlug>([
      ['test', scriptedPlug],
      ['stripe', other],
      ['manual', createManualPlug()],
    ]),
  });
  scriptedPlug.next = 'actionNeeded';
  const address = await seatCheckout();
  await buyer.pay(address);
  const { key = '', cents = 0 } = scriptedPlug.asks[0] ?? {};
  const body = `signed ${JSON.stringify({ eventId: 'e', key, answer: { status: 'paid', paymentId: 'p', cents, currency: 'USD', settled: true } })}`;
  const notify = (plug: string) =>
    ask(shop.server, {
      method: 'POST',
      url: `/api/commerce/webhook/${plug}`,
      headers: { 'content-type': 'application/json' },
      body,
    });
  expect((await notify('stripe')).status).toBe(200);
  expect(await orders()).toEqual([]);
  expect((await notify('test')).status).toBe(200);
  expect(await orders()).toHaveLength(1);
});

it('a subscription that is ended while it is charged is not renewed, and the money goes back', async () => {
  await open();
  await buyer.add(goods.tea, 'box');
  await buyer.pay(await buyer.checkout());
  const [order] = await orders();
  const { id } = await shop.store.read
    .selectFrom('subscription')
    .select('id')
    .executeTakeFirstOrThrow();
  shop.plug.meanwhile = () =>
    shop.store.write((db) =>
      cancelSubscription(db, { orderId: order?.id ?? '', id }, shop.store.now()),
    );
  shop.advance(31 * 24 * 60 * 60 * 1000);
  const { renewals, refunds } = deskOf(shop);
  await renewals.renewOne();
  await refunds.run();
  expect(
    await shop.store.read.selectFrom('subscription').select(['state', 'period']).execute(),
  ).toEqual([{ state: 'canceled', period: 1 }]);
  expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([2_750]);
});

it('what came of renewing is written once: a late answer about a period that is paid changes nothing', async () => {
  await open();
  await buyer.add(goods.tea, 'box');
  await buyer.pay(await buyer.checkout());
  const { id } = await shop.store.read
    .selectFrom('subscription')
    .select('id')
    .executeTakeFirstOrThrow();
  const book = createStoreRenewals(shop.store, deskOf(shop).links);
  const now = shop.store.now();
  const apply = (event: RenewalEvent) =>
    book.write((transaction) =>
      recordRenewal(transaction, { subscriptionId: id, period: 2 }, event),
    );
  await apply({ type: 'begin', way: 'saved', now });
  await apply({ type: 'paid', attempt: 0, paymentId: 'money', now });
  const renewed = await findSubscription(shop.store.read, id);
  expect(renewed).toMatchObject({ state: 'active', period: 2, attempt: 0 });
  await apply({ type: 'declined', reason: 'refused', attempt: 0, now });
  await apply({ type: 'paid', attempt: 0, paymentId: 'money', now });
  expect(await findSubscription(shop.store.read, id)).toEqual(renewed);
  expect(await shop.store.read.selectFrom('refund').selectAll().execute()).toEqual([]);
});

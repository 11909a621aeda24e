import type { OrderView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStore } from '../../app/site-store';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import type { ProductInput } from '../catalogue/check-product';
import { cancelOrder } from '../orders/cancel-order';
import { listOrdersAfter } from '../orders/orders';
import { refundPieces } from '../orders/refund-pieces';
import { renewalWaits } from './driver/step-renewal';

const day = 24 * 60 * 60 * 1000;

/** A box that is counted: three of them. */
const box: ProductInput = {
  product: {
    id: 'box',
    title: 'Clay box',
    productType: 'physical',
    variants: [{ id: 'one', priceCents: 2_000, qtyInStock: 3 }],
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
  },
  currency: 'USD',
  slug: 'shop/box',
};

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  await shop.store.saveProduct(ids.site, box);
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

async function buy(productId: string, variantId: string, payment = 'card'): Promise<string> {
  await buyer.add(productId, variantId);
  const { status, headers, text } = await buyer.pay(await buyer.checkout(), { payment });
  if (status !== 303) throw new Error(text);
  return String(headers.location);
}

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const pieces = () => countPieces(shop.store, 'box', 'one');
const states = () =>
  shop.store.read.selectFrom('subscription').select(['state', 'period', 'attempt']).execute();
const subjects = async (to: string) =>
  (
    await shop.store.read
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', to)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

async function seen(address: string): Promise<OrderView> {
  const { text } = await buyer.get(address);
  return (JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as { shop: { view: OrderView } }).shop
    .view; // the test's renderer writes it
}

/** A round of a server, over a store of its own if a test wants that. */
async function renew(store: SiteStore = shop.store): Promise<void> {
  const { renewals, refunds } = deskOf({ store, plug: shop.plug });
  while (await renewals.renewOne()) continue;
  await refunds.run();
}

describe('a period that is paid', () => {
  it('is an order with a number, goods and an address of its own, which the page of the first one leads to', async () => {
    const address = await buy('box', 'one');
    shop.advance(31 * day);
    await renew();
    const [first, second] = await orders();
    expect(second).toMatchObject({
      number: 1_002,
      email: 'ada@example.com',
      paymentState: 'paid',
      renewal: { period: 2 },
      content: { address: { city: 'Springfield' }, taken: [{ productId: 'box', quantity: 1 }] },
    });
    expect(second?.content.view.totals).toMatchObject({
      grandTotalCents: 2_200,
      shippingCostCents: 0,
      dueCents: 2_200,
    });
    expect(first?.renewal).toBe(null);
    expect(await pieces()).toEqual({ stock: 1, held: 0 });
    const [subscription] = (await seen(address)).subscriptions;
    expect(subscription?.periods).toMatchObject([{ number: '1002', placedAt: second?.createdAt }]);
    expect(await seen(subscription?.periods[0]?.href ?? '')).toMatchObject({
      number: '1002',
      shipment: { sentAt: null },
      subscriptions: [{ title: 'Clay box', state: 'active' }],
    });
  });

  it('is told to buyer and owner, with what it cost and what is to be sent', async () => {
    await buy('box', 'one');
    shop.advance(31 * day);
    await renew();
    expect((await subjects('ada@example.com')).at(-1)).toBe(
      'Clay box has been renewed: order 1002',
    );
    expect((await subjects('owner@studio.example')).at(-1)).toBe('Order 1002: US$22.00');
    const [toBuyer, toOwner] = await Promise.all(
      ['Clay box has been renewed: order 1002', 'Order 1002: US$22.00'].map((subject) =>
        shop.store.read
          .selectFrom('outbox')
          .select('text_body')
          .where('subject', '=', subject)
          .executeTakeFirst(),
      ),
    );
    for (const text of ['renewed for US$22.00', 'Springfield', 'next renews on 1 March 2026'])
      expect(toBuyer?.text_body).toContain(text);
    for (const text of [
      'Clay box has been renewed for ada@example.com. It began with order 1001.',
      '1 × Clay box',
      'Springfield',
    ])
      expect(toOwner?.text_body).toContain(text);
  });

  it('[2.04] sends a gift card that renews to whoever it is for, each period a card of its own', async () => {
    await shop.store.saveProduct(ids.site, {
      product: {
        id: 'monthly',
        title: 'A card a month',
        productType: 'giftCard',
        variants: [{ id: 'one', priceCents: 2_000 }],
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
      },
      currency: 'USD',
      slug: 'shop/monthly',
    });
    const begun = await buyer.post(
      `/checkout/giftcard?websiteId=${ids.site}&giftCardProductId=monthly`,
      { giftEmail: 'wren@example.com' },
    );
    expect((await buyer.pay(String(begun.headers.location))).status).toBe(303);
    shop.advance(31 * day);
    await renew();
    const mails = await shop.store.read
      .selectFrom('outbox')
      .select('text_body')
      .where('recipient', '=', 'wren@example.com')
      .execute();
    const links = mails.map(({ text_body }) => /\/gift\/[\w.-]+/.exec(text_body)?.[0]);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await buyer.get(link ?? '')).status).toBe(200);
  });

  it('is ended from its own page as well', async () => {
    const address = await buy('box', 'one');
    shop.advance(31 * day);
    await renew();
    const [subscription] = (await seen(address)).subscriptions;
    await buyer.post(subscription?.periods[0]?.href ?? '', {
      cancelSubscription: subscription?.id ?? '',
    });
    expect(await states()).toMatchObject([{ state: 'canceled' }]);
  });

  it('is refunded by itself, and the subscription goes on', async () => {
    await buy('box', 'one');
    shop.advance(31 * day);
    await renew();
    const [, second] = await orders();
    const quantities = Object.fromEntries(
      second?.refundable.lines.map(({ id, quantity }) => [id, quantity]) ?? [],
    );
    await refundPieces(shop.store, deskOf(shop).links, second?.id ?? '', {
      key: 'a',
      quantities,
    });
    await renew();
    expect(shop.plug.refunds).toMatchObject([{ paymentId: second?.paymentId, cents: 2_200 }]);
    expect([await states(), await pieces()]).toEqual([
      [{ state: 'active', period: 2, attempt: 0 }],
      { stock: 2, held: 0 },
    ]);
    const mail = await shop.store.read
      .selectFrom('outbox')
      .select('text_body')
      .where('subject', 'like', 'Your refund of %')
      .executeTakeFirst();
    expect(mail?.text_body).toContain('Clay box continues and renews on 1 March 2026.');
  });

  it('by hand waits for its money, and when that does not come it is canceled and nothing is renewed any more', async () => {
    await buy('box', 'one', 'transfer');
    const links = deskOf(shop).links;
    shop.advance(31 * day);
    await renew();
    const [, second] = await orders();
    expect(second).toMatchObject({ paymentState: 'open', payBy: Date.UTC(2026, 1, 15) });
    expect(await pieces()).toEqual({ stock: 1, held: 0 });
    await cancelOrder(shop.store, links, second?.id ?? '', 'owner');
    expect([await pieces(), await states()]).toEqual([
      { stock: 2, held: 0 },
      [{ state: 'canceled', period: 2, attempt: 0 }],
    ]);
  });
});

describe('what is sold out', () => {
  it('is not charged, its buyer and owner are told once, and it is tried again each day', async () => {
    await buy('box', 'one');
    await shop.store.setStock(ids.site, { productId: 'box', variantId: 'one', quantity: 0 });
    shop.advance(31 * day);
    await renew();
    shop.advance(day);
    await renew();
    expect(shop.plug.asks).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'active', period: 1, attempt: 0 }]);
    expect((await subjects('owner@studio.example')).slice(1)).toEqual([
      'Clay box cannot be renewed: it is sold out',
    ]);
    expect((await subjects('ada@example.com')).slice(1)).toEqual(['Clay box is delayed']);
    await shop.store.setStock(ids.site, { productId: 'box', variantId: 'one', quantity: 5 });
    await renew();
    expect(shop.plug.asks).toHaveLength(1);
    shop.advance(day);
    await renew();
    expect([shop.plug.asks.length, (await orders()).length, await pieces()]).toEqual([
      2,
      2,
      { stock: 4, held: 0 },
    ]);
  });

  it('is held while its buyer is asked to pay, and in stock again when they decline or end it', async () => {
    shop.plug.keeps = false;
    const address = await buy('box', 'one');
    shop.plug.next = 'actionNeeded';
    shop.advance(31 * day);
    await renew();
    expect(await pieces()).toEqual({ stock: 1, held: 1 });
    shop.advance(3 * day);
    await renew();
    expect([await pieces(), await states()]).toEqual([
      { stock: 2, held: 0 },
      [{ state: 'active', period: 1, attempt: 1 }],
    ]);
    shop.advance(renewalWaits[0] ?? 0);
    await renew();
    expect(await pieces()).toEqual({ stock: 1, held: 1 });
    await buyer.post(address, {
      cancelSubscription: (await seen(address)).subscriptions[0]?.id ?? '',
    });
    expect(await pieces()).toEqual({ stock: 2, held: 0 });
  });
});

it('money of another amount than was asked for renews nothing: it goes back, the owner is told, and it is tried again', async () => {
  await buy('box', 'one');
  shop.plug.takes = { cents: 1_234, currency: 'USD' };
  shop.advance(31 * day);
  await renew();
  expect(shop.plug.refunds).toMatchObject([{ cents: 1_234, currency: 'USD' }]);
  expect([await states(), await pieces(), (await orders()).length]).toEqual([
    [{ state: 'active', period: 1, attempt: 1 }],
    { stock: 2, held: 0 },
    1,
  ]);
  expect((await subjects('owner@studio.example')).at(-1)).toContain('is being refunded');
});

it('money of another amount that a provider tells of by itself goes back at once, and the period is tried again', async () => {
  shop.plug.keeps = false;
  await buy('box', 'one');
  shop.plug.next = 'actionNeeded';
  shop.advance(31 * day);
  await renew();
  const key = shop.plug.asks.at(-1)?.key ?? '';
  shop.plug.takes = { cents: 500, currency: 'EUR' };
  shop.plug.settle(key, true);
  const hear = () =>
    ask(shop.server, {
      method: 'POST',
      url: '/api/commerce/webhook/test',
      headers: { 'content-type': 'application/json' },
      body: shop.plug.news(key),
    });
  for (let times = 0; times < 2; times += 1) expect((await hear()).status).toBe(200);
  await renew();
  expect(shop.plug.refunds).toMatchObject([
    { paymentId: `pay-${key}`, cents: 500, currency: 'EUR' },
  ]);
  expect([await states(), await pieces(), (await orders()).length]).toEqual([
    [{ state: 'active', period: 1, attempt: 1 }],
    { stock: 2, held: 0 },
    1,
  ]);
  expect(
    (await subjects('owner@studio.example')).filter((subject) =>
      subject.includes('is being refunded'),
    ),
  ).toHaveLength(1);
});

/**
 * A server that dies: from its nth write on nothing it does is kept, or it never hears that it was.
 */
function dying(store: SiteStore, after: number, isKept: boolean): SiteStore {
  let writes = 0;
  return {
    ...store,
    async write(run) {
      writes += 1;
      if (writes > after || (writes === after && !isKept)) throw new Error('killed');
      const value = await store.write(run);
      if (writes >= after) throw new Error('killed');
      return value;
    },
  };
}

describe('a server that is killed between any two steps', () => {
  it.each([1, 2, 3, 4].flatMap((after) => [true, false].map((isKept) => [after, isKept] as const)))(
    'of renewing, at write %i (kept: %s), charges once and orders once',
    async (after, isKept) => {
      await buy('box', 'one');
      shop.advance(31 * day);
      await renew(dying(shop.store, after, isKept)).catch(() => undefined);
      shop.advance(20 * 60_000);
      await Promise.all([renew(), renew()]);
      expect(shop.plug.asks).toHaveLength(2);
      expect((await orders()).map(({ number }) => number)).toEqual([1_001, 1_002]);
      expect([await states(), await pieces(), shop.plug.refunds]).toEqual([
        [{ state: 'active', period: 2, attempt: 0 }],
        { stock: 1, held: 0 },
        [],
      ]);
      expect(await subjects('ada@example.com')).toHaveLength(2);
    },
  );

  it('the control: where it does not die, the same is done at once', async () => {
    await buy('box', 'one');
    shop.advance(31 * day);
    await renew(dying(shop.store, 1_000, true));
    expect([shop.plug.asks.length, (await orders()).length]).toEqual([2, 2]);
  });

  it.each([1, 2, 3].flatMap((after) => [true, false].map((isKept) => [after, isKept] as const)))(
    'of a refund, at write %i (kept: %s), gives back once',
    async (after, isKept) => {
      await buy(goods.jar, 'small');
      const [order] = await orders();
      const quantities = Object.fromEntries(
        order?.refundable.lines.map(({ id, quantity }) => [id, quantity]) ?? [],
      );
      const weak = dying(shop.store, after, isKept);
      const { links } = deskOf(shop);
      const give = (store: SiteStore) =>
        refundPieces(store, links, order?.id ?? '', { key: 'a', quantities, shipping: true });
      await give(weak)
        .then(() => renew(weak))
        .catch(() => undefined);
      await give(shop.store).catch(() => undefined);
      shop.advance(6 * 60_000);
      await Promise.all([renew(), renew()]);
      expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([4_900]);
      expect(await countPieces(shop.store, goods.jar, 'small')).toEqual({ stock: 20, held: 0 });
      expect(
        await shop.store.read
          .selectFrom('refund')
          .select('key')
          .where('done_at', 'is not', null)
          .execute(),
      ).toHaveLength(1);
      expect(
        (await subjects('ada@example.com')).filter((subject) =>
          subject.startsWith('Your refund of'),
        ),
      ).toHaveLength(1);
    },
  );
});

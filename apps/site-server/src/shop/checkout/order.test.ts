import type { OrderView, ReviewView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { PaymentFault } from '../../payment/payment-fault';
import type { Answer } from '../../testing/shopper';
import { countPieces, goods } from '../../testing/shop-fixture';
import { addGiftCard, deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids, publishNew, settings } from '../../testing/site-fixture';
import { renewalPatience, renewalWaits } from '../renewals/step-renewal';
import { refundPieces } from '../orders/refund-pieces';
import { findOrderByNumber, listOrdersAfter } from '../orders/orders';
import { summarizeReviews } from '../reviews/reviews';
import type { StoredOrder } from '../orders/stored-order';

const day = 24 * 60 * 60 * 1000;

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const mails = () =>
  shop.store.read
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .orderBy('recipient')
    .execute();

/** Buys one thing; answers the address of its order. */
async function buy(
  productId: string,
  variantId: string,
  changes: Record<string, string> = {},
  visitor = buyer,
): Promise<string> {
  await visitor.add(productId, variantId);
  const { status, headers, text } = await visitor.pay(await visitor.checkout(), changes);
  if (status !== 303) throw new Error(text);
  return String(headers.location);
}

async function latest(): Promise<StoredOrder> {
  const found = (await orders()).at(-1);
  if (!found) throw new Error('there is no order');
  return found;
}

/** What a page was rendered with. */
function shown<View>({ text }: Answer): View {
  const { shop: state } = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as {
    shop: { view: View };
  }; // the test's renderer writes it
  return state.view;
}
const orderView = async (address: string) => shown<OrderView>(await buyer.get(address));

describe('an order', () => {
  it('is confirmed to its buyer and told to its owner, once each', async () => {
    const address = await buy(goods.jar, 'small');
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.com', 'Your order 1001 at Studio'],
      ['owner@studio.example', expect.stringMatching(/^Order 1001: .*49\.00/)],
    ]);
    const [mail] = await mails();
    expect(mail?.text_body).toContain(`http://studio.example${address}`);
    for (const said of ['1 × Moon jar (Small)', 'Shipping', '5.00', '4.00', '49.00', 'Springfield'])
      expect(mail?.text_body).toContain(said);
  });

  it('has numbers of its own on each site, without gaps', async () => {
    for (let time = 0; time < 3; time += 1) await buy(goods.course, 'seat');
    expect((await orders()).map(({ number }) => number)).toEqual([1_001, 1_002, 1_003]);
  });

  it('that is paid by hand stays open, with what its buyer has to know', async () => {
    const address = await buy(goods.jar, 'small', { payment: 'transfer' });
    expect(await orderView(address)).toMatchObject({
      number: '1001',
      payment: { state: 'open', method: 'transfer', note: 'To account 1.' },
      shipment: { sentAt: null },
    });
    expect(shop.plug.asks).toEqual([]);
    expect((await mails())[0]?.text_body).toContain('To account 1.');
  });

  it('is not found under another word, nor on another site', async () => {
    const address = await buy(goods.jar, 'small');
    expect((await buyer.get(`/order/${'a'.repeat(32)}`)).status).toBe(404);
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings: settings });
    expect((await checkoutVisitor(shop.server, { at: 'two.example' }).get(address)).status).toBe(
      404,
    );
  });
});

describe('gift cards', () => {
  it('that are bought have a code for their buyer alone: in the mail, and once on the page', async () => {
    const address = await buy(goods.gift, 'fifty');
    const [line] = (await orderView(address)).lines;
    const code = line?.giftCardCodes[0] ?? '';
    expect(code).toMatch(/^([2-9A-Z]{4}-){6}[2-9A-Z]{4}$/);
    expect((await orderView(address)).lines).toMatchObject([
      { giftCardCodes: [], giftCardsShown: 1 },
    ]);
    const [toBuyer, toOwner] = await mails();
    expect(toBuyer?.text_body).toContain(code);
    expect(toOwner?.text_body).not.toContain(code);
    const stored = await shop.store.read.selectFrom('shop_order').select('document').execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    await buyer.add(goods.course, 'seat');
    const next = await buyer.checkout();
    await buyer.pay(next, { code });
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([5_000, 12_000 + 1_200 - 5_000]);
  });

  it('pay all of an order without asking a provider, and what they pay is off their balance', async () => {
    const code = await addGiftCard(shop, 20_000);
    await buy(goods.course, 'seat', { code });
    expect(shop.plug.asks).toEqual([]);
    expect(await latest()).toMatchObject({ paymentId: 'nothing', paymentState: 'paid' });
    expect(await shop.store.read.selectFrom('gift_card').select('balance_cents').execute()).toEqual(
      [{ balance_cents: 6_800 }],
    );
    const sum = await shop.store.read
      .selectFrom('gift_card_entry')
      .select((eb) => eb.fn.sum('cents').as('cents'))
      .executeTakeFirst();
    expect(Number(sum?.cents)).toBe(6_800);
  });

  it('that somebody else emptied while paying make no order: all money goes back', async () => {
    const code = await addGiftCard(shop, 5_000);
    shop.plug.next = 'actionNeeded';
    await buyer.add(goods.jar, 'large');
    const address = await buyer.checkout();
    await buyer.pay(address, { code });
    const [asked] = shop.plug.asks;
    shop.plug.next = 'paid';
    await buy(goods.course, 'seat', { code }, checkoutVisitor(shop.server));
    shop.plug.settle(asked?.key ?? '', true);
    expect((await buyer.get(`${address}/return`)).headers.location).toBe(address);
    expect(await orders()).toHaveLength(1);
    expect(shop.plug.refunds).toMatchObject([
      { paymentId: `pay-${asked?.key}`, cents: asked?.cents },
    ]);
    expect(await countPieces(shop.store, goods.jar, 'large')).toEqual({ stock: 3, held: 0 });
    expect(await shop.store.read.selectFrom('gift_card').select('balance_cents').execute()).toEqual(
      [{ balance_cents: 0 }],
    );
  });
});

it('a coupon that is used up while paying makes no order, and is not used more often than it may be', async () => {
  await shop.store.saveCoupon(ids.site, {
    code: 'ONCE',
    kind: 'percent',
    ratePerMillion: 500_000,
    usesLeft: 1,
  });
  shop.plug.next = 'actionNeeded';
  await buyer.add(goods.course, 'seat');
  const address = await buyer.checkout();
  await buyer.pay(address, { code: 'ONCE' });
  shop.plug.next = 'paid';
  await buy(goods.course, 'seat', { code: 'ONCE' }, checkoutVisitor(shop.server));
  shop.plug.settle(shop.plug.asks[0]?.key ?? '', true);
  await buyer.get(`${address}/return`);
  expect(await orders()).toHaveLength(1);
  expect(shop.plug.refunds).toMatchObject([{ cents: 6_600 }]);
  // What it took off is due again.
  expect((await buyer.view(await buyer.checkout())).cart.totals.dueCents).toBe(13_200);
});

describe('a digital product', () => {
  const bytes = Buffer.from('%PDF-1.7 five glazes');

  async function download(): Promise<string> {
    const file = await shop.store.saveAsset(bytes, {
      siteId: ids.site,
      name: 'glazes.pdf',
      alt: '',
      forBuyers: true,
    });
    await shop.store.saveProduct(ids.site, {
      product: {
        id: 'file',
        title: 'Glazes',
        productType: 'digital',
        priceCents: 1_500,
        variants: [],
        variantOptionOrdering: [],
      },
      currency: 'USD',
      slug: 'shop/file',
      fileId: file.id,
    });
    const address = await buy('file', '');
    return (await orderView(address)).lines[0]?.download?.href ?? '';
  }

  it('is fetched by a signed link, as a file to save, ten times', async () => {
    const href = await download();
    const reply = await buyer.get(href);
    expect([reply.status, reply.text, reply.headers['content-disposition']]).toEqual([
      200,
      bytes.toString(),
      "attachment; filename*=UTF-8''glazes.pdf",
    ]);
    for (let time = 1; time < 10; time += 1) expect((await buyer.get(href)).status).toBe(200);
    expect((await buyer.get(href)).status).toBe(410);
  });

  it('is not fetched when its time is over, nor with a link that is not ours', async () => {
    const href = await download();
    expect((await buyer.get(href.replace(/key=\d+/, 'key=99999999999999'))).status).toBe(410);
    expect((await buyer.get(href.replace(/\?.*/, ''))).status).toBe(410);
    shop.advance(31 * day);
    expect((await buyer.get(href)).status).toBe(410);
  });
});

describe('a subscription', () => {
  const states = () =>
    shop.store.read.selectFrom('subscription').select(['state', 'period', 'attempt']).execute();
  const renew = async () => {
    const { renewals, refunds } = deskOf(shop);
    while (await renewals.renewOne()) continue;
    await refunds.run();
  };

  it('is renewed once for each period, by however many servers, without the shipping of the first order', async () => {
    const address = await buy(goods.tea, 'box');
    await renew();
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([3_250]);
    shop.advance(31 * day);
    await Promise.all([renew(), renew(), renew()]);
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([3_250, 2_750]);
    expect(await orderView(address)).toMatchObject({
      subscriptions: [
        { title: 'Tea club', state: 'active', cents: 2_750, nextAt: Date.UTC(2026, 2, 1) },
      ],
    });
    expect((await mails()).slice(2).map(({ subject }) => subject)).toEqual([
      'Tea club was renewed: order 1002',
      'Order 1002: US$27.50',
    ]);
  });

  it('is ended by its buyer with a button, and never renewed again', async () => {
    const address = await buy(goods.tea, 'box');
    const [subscription] = (await orderView(address)).subscriptions;
    expect(
      (await buyer.post(address, { cancelSubscription: subscription?.id ?? '' })).headers.location,
    ).toBe(address);
    await buyer.post(address, { cancelSubscription: subscription?.id ?? '' });
    expect((await orderView(address)).subscriptions).toMatchObject([
      { state: 'canceled', nextAt: null },
    ]);
    expect(
      (await mails())
        .map(({ recipient, subject }) => [recipient, subject])
        .filter(([, subject]) => subject?.includes('canceled')),
    ).toEqual([
      ['ada@example.com', 'Tea club was canceled'],
      ['owner@studio.example', 'Tea club of order 1001 was canceled'],
    ]);
    shop.advance(40 * day);
    await renew();
    expect(shop.plug.asks).toHaveLength(1);
  });

  it('that is declined is tried again, then paused, and its buyer hears of each', async () => {
    await buy(goods.tea, 'box');
    shop.plug.next = 'declined';
    shop.advance(31 * day);
    for (const wait of [...renewalWaits, 30 * day]) {
      await renew();
      shop.advance(wait);
    }
    await renew();
    expect(await states()).toEqual([{ state: 'paused', period: 1, attempt: 4 }]);
    expect(shop.plug.asks).toHaveLength(1 + 4);
    expect((await mails()).slice(2).map(({ subject }) => subject)).toEqual([
      ...Array.from({ length: 3 }, () => 'Tea club could not be renewed'),
      'Tea club is paused',
      'Tea club of order 1001 is paused',
    ]);
  });

  it('that needs its buyer asks them by mail; paid there, it is renewed by the webhook, and money that comes too late goes back', async () => {
    await buy(goods.tea, 'box');
    shop.plug.next = 'actionNeeded';
    shop.advance(31 * day);
    await renew();
    const first = shop.plug.asks[1]?.key ?? '';
    expect((await mails()).at(-1)?.text_body).toContain(`https://pay.example/${first}`);
    shop.advance(renewalPatience);
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 1, attempt: 1 }]);
    shop.advance(renewalWaits[0] ?? 0);
    await renew();
    const second = shop.plug.asks[2]?.key ?? '';
    for (const key of [second, second, first]) {
      shop.plug.settle(key, true);
      await shop.server.inject({
        method: 'POST',
        url: '/api/commerce/webhook/test',
        headers: { host: 'studio.example', 'content-type': 'text/plain' },
        payload: shop.plug.news(key),
      });
    }
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 2, attempt: 0 }]);
    expect(shop.plug.refunds.map(({ paymentId, cents }) => [paymentId, cents])).toEqual([
      [`pay-${first}`, 2_750],
    ]);
  });

  it('is left as it is while the provider is down', async () => {
    await buy(goods.tea, 'box');
    shop.advance(31 * day);
    shop.plug.next = 'down';
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 1, attempt: 0 }]);
    shop.plug.next = 'paid';
    shop.advance(16 * 60_000);
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 2, attempt: 0 }]);
  });
});

describe('a refund', () => {
  it('is split as the order was paid, goes to card and provider, and never beyond what came', async () => {
    const code = await addGiftCard(shop, 4_400);
    await buyer.add(goods.jar, 'small', 2);
    await buyer.pay(await buyer.checkout(), { code });
    const order = await latest();
    const { links, refunds } = deskOf(shop);
    const [line] = order.content.view.cart.entries;
    const give = (quantity: number, shipping = false) =>
      refundPieces(shop.store, links, order.id, {
        quantities: { [line?.id ?? '']: quantity },
        shipping,
      });
    expect(await give(1)).toMatchObject({
      cents: 4_400,
      order: { paymentState: 'partlyRefunded' },
    });
    expect(await give(1, true)).toMatchObject({
      cents: 4_900,
      order: { paymentState: 'refunded' },
    });
    await expect(give(1)).rejects.toThrow(RangeError);
    await refunds.run();
    await refunds.run();
    const toProvider = shop.plug.refunds.reduce((sum, { cents }) => sum + cents, 0);
    expect(toProvider).toBe(4_900);
    expect(await shop.store.read.selectFrom('gift_card').select('balance_cents').execute()).toEqual(
      [{ balance_cents: 4_400 }],
    );
    expect((await mails()).filter(({ subject }) => subject.includes('goes back'))).toHaveLength(2);
    expect((await findOrderByNumber(shop.store.read, ids.site, order.number))?.paymentState).toBe(
      'refunded',
    );
  });

  it('two at the same moment do not both give the same piece back', async () => {
    await buy(goods.jar, 'small');
    const order = await latest();
    const { links } = deskOf(shop);
    const quantities = { [order.content.view.cart.entries[0]?.id ?? '']: 1 };
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => refundPieces(shop.store, links, order.id, { quantities })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that the provider refuses is told to the owner, once, and asked again each day', async () => {
    await buy(goods.jar, 'small');
    const order = await latest();
    const { links, refunds } = deskOf(shop);
    await refundPieces(shop.store, links, order.id, { quantities: {}, shipping: true });
    const { refund } = shop.plug;
    shop.plug.refund = () =>
      Promise.reject(new PaymentFault('refused', 'the payment is disputed.'));
    await refunds.run();
    shop.advance(day);
    await refunds.run();
    expect(
      (await mails()).filter(
        ({ subject }) => subject === 'Order 1001: US$5.00 could not be given back',
      ),
    ).toMatchObject([{ recipient: 'owner@studio.example' }]);
    shop.plug.refund = refund;
    await refunds.run();
    expect(shop.plug.refunds).toEqual([]);
    shop.advance(day);
    await refunds.run();
    expect(shop.plug.refunds).toHaveLength(1);
  });

  it('waits while the provider is down', async () => {
    await buy(goods.jar, 'small');
    const order = await latest();
    const { links, refunds } = deskOf(shop);
    await refundPieces(shop.store, links, order.id, { quantities: {}, shipping: true });
    shop.plug.next = 'down';
    await refunds.run();
    await refunds.run();
    shop.plug.next = 'paid';
    shop.advance(6 * 60_000);
    await refunds.run();
    expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([500]);
  });
});

describe('reviews', () => {
  it('[2.11a] are written on the page of an order, once for each product, and may be changed', async () => {
    await publishNew(shop.store, { slug: 'reviews', title: 'What do you say?', pageType: 209 });
    const address = await buy(goods.jar, 'small');
    const { reviewHref } = await orderView(address);
    expect((await buyer.get(reviewHref)).text).toContain('"title":"What do you say?"');
    expect(shown<ReviewView>(await buyer.get(reviewHref)).items).toMatchObject([
      {
        productId: goods.jar,
        title: 'Moon jar',
        isSent: false,
        review: { stars: 0, name: 'Ada Lovelace' },
      },
    ]);
    const said = {
      productId: goods.jar,
      stars: '4',
      title: 'Good',
      text: 'It holds <b>water</b>.',
      name: 'Ada',
    };
    expect((await buyer.post(reviewHref, { ...said, stars: '6' })).status).toBe(400);
    expect((await buyer.post(reviewHref, { ...said, text: 'x'.repeat(2_001) })).text).toContain(
      '2000 characters',
    );
    expect((await buyer.post(reviewHref, { ...said, productId: goods.course })).status).toBe(400);
    for (const stars of ['4', '5'])
      expect((await buyer.post(reviewHref, { ...said, stars })).status).toBe(303);
    expect(await summarizeReviews(shop.store.read, goods.jar, 'UTC')).toMatchObject({
      count: 1,
      average: 5,
      reviews: [{ stars: 5, name: 'Ada' }],
    });
    expect((await buyer.get(`${reviewHref}x`)).status).toBe(404);
    expect((await buyer.get(`/review/${'a'.repeat(24)}.${'b'.repeat(32)}`)).status).toBe(404);
  });
});

import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerSubscriber } from '../newsletter/subscribers';
import { saveReview } from '../shop/reviews/reviews';
import { addMember, signMemberIn } from '../testing/add-member';
import { checkoutVisitor } from '../testing/checkout-visitor';
import { visitor } from '../testing/server-fixture';
import { goods } from '../testing/shop-fixture';
import { shopServer, type ShopServer } from '../testing/shop-server';
import { shopper, type Shopper } from '../testing/shopper';
import { goodPassword } from '../testing/sign-in-as';
import { goodValues, ids } from '../testing/site-fixture';

let shop: ShopServer;
let browser: Shopper;

beforeEach(async () => {
  shop = await shopServer({ renderPage });
  await addMember(shop.store);
  browser = shopper(shop.server);
  await browser.post('/account/session', { email: 'ada@example.com', password: goodPassword });
});
afterEach(() => shop.remove());

/** Buys something under the address of the member. */
const buy = (productId: string, variantId: string) =>
  checkoutVisitor(shop.server).buy(productId, variantId);

const subscription = () =>
  shop.store.read
    .selectFrom('subscription')
    .select(['id', 'state', 'next_at as nextAt'])
    .executeTakeFirstOrThrow();

describe('a subscription of a member', () => {
  beforeEach(() => buy(goods.tea, 'box'));

  it('is ended on the page of their account, after a question; both sides are told', async () => {
    const { id } = await subscription();
    const { text } = await browser.get('/account');
    expect(text).toContain('Cancel Tea club');
    expect(text).toContain('It will not renew');
    expect(text).toContain(`name="subscription" value="${id}"`);
    const { status, headers } = await browser.post('/account/subscription', { subscription: id });
    expect([status, headers.location]).toEqual([303, '/account?done=subscription']);
    expect(await subscription()).toMatchObject({ state: 'canceled', nextAt: null });
    const after = await browser.get('/account?done=subscription');
    expect(after.text).toContain('Cancelled. It will not renew.');
    expect(after.text).not.toContain('name="subscription"');
    const mails = await shop.store.read
      .selectFrom('outbox')
      .select('recipient')
      .where('once', 'like', 'ended %')
      .execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.com',
      'owner@studio.example',
    ]);
    // Once more changes nothing, and nobody is told again.
    await browser.post('/account/subscription', { subscription: id });
    expect(await subscription()).toMatchObject({ state: 'canceled' });
  });

  it('is not ended by another member, nor by who is signed out', async () => {
    const { id } = await subscription();
    const eve = await signMemberIn(shop.store, await addMember(shop.store, 'eve@example.com'));
    const stranger = shopper(shop.server);
    await stranger.post('/account/subscription', { subscription: id }, { cookie: eve });
    await stranger.post('/account/subscription', { subscription: id });
    await browser.post(
      '/account/subscription',
      { subscription: id },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    );
    expect(await subscription()).toMatchObject({ state: 'active' });
  });
});

it('a member takes all that is stored of them, and nothing of others', async () => {
  await buy(goods.tea, 'box');
  await browser.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 2 });
  const { id: orderId } = await shop.store.read
    .selectFrom('shop_order')
    .select('id')
    .executeTakeFirstOrThrow();
  const review = { productId: goods.tea, stars: 5, title: 'Good', text: 'It warms.', name: 'Ada' };
  const names = { id: shop.store.createId(), siteId: ids.site };
  await shop.store.write((db) => saveReview(db, { ...names, orderId, ...review }, 0));
  const letters = { ...names, formId: ids.form, email: 'Ada@example.com', name: 'Ada' };
  await shop.store.write((db) => registerSubscriber(db, letters, 0));
  for (const email of ['ada@example.com', 'xada@example.com', 'ada@example.community']) {
    const sender = await visitor(shop.server);
    await sender.save(await sender.key(), { ...goodValues, 'email-1': email });
  }
  const { text } = await browser.get('/account/export');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: 'ada@example.com' },
    signedIn: [{ isThis: true }],
    cart: [{ quantity: 2 }],
    orders: [
      {
        address: expect.anything(),
        subscriptions: [{ title: 'Tea club', state: 'active', cents: 2_750, paidPeriods: 1 }],
        downloads: [],
      },
    ],
    reviews: [{ stars: 5, title: 'Good', text: 'It warms.' }],
    forms: [
      {
        page: 'Contact',
        entries: [
          { title: 'Name', text: 'Ada' },
          { title: 'Email', text: 'ada@example.com' },
          { title: 'Message', text: 'Hello' },
        ],
      },
    ],
    newsletters: [{ name: 'Ada', status: 'pending' }],
  });
  expect(JSON.parse(text)).toHaveProperty('forms.length', 1);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let buyer: CheckoutVisitor;
let stranger: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
  stranger = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const elsewhere = '"kind":"otherBrowser"';
const rows = async () =>
  (await shop.store.read.selectFrom('checkout').select('id').execute()).length;
const giftCard = `/checkout/giftcard?websiteId=${ids.site}&giftCardProductId=${goods.gift}`;

describe('a checkout', () => {
  it('shows nothing to another browser that has its address, and takes nothing from it', async () => {
    await buyer.add(goods.jar, 'small');
    const address = await buyer.checkout();
    await buyer.post(address, buyerFields);
    for (const accept of ['text/html', 'application/json']) {
      const { status, text } = await stranger.get(address, { accept });
      expect([status, text.includes(elsewhere), text.includes('Lovelace')]).toEqual([
        403,
        true,
        false,
      ]);
    }
    const posts: Record<string, string>[] = [
      { email: 'eve@example.com' },
      { do: 'cancel' },
      { do: 'pay' },
      { email: '\0' },
    ];
    for (const fields of posts) {
      const { status, text } = await stranger.post(address, fields);
      expect([status, text.includes(elsewhere), text.includes('Lovelace')]).toEqual([
        403,
        true,
        false,
      ]);
    }
    for (const page of ['return', 'back']) {
      const { text, headers } = await stranger.get(`${address}/${page}`);
      expect([text.includes(elsewhere), headers.location]).toEqual([true, undefined]);
    }
    const { text } = await buyer.get(address);
    expect([text.includes('ada@example.com'), text.includes('eve@example.com')]).toEqual([
      true,
      false,
    ]);
  });

  it('that is ordered leads only the browser that began it to its order', async () => {
    await buyer.add(goods.jar, 'small');
    const address = await buyer.checkout();
    const order = String((await buyer.pay(address)).headers.location);
    expect((await buyer.get(address)).headers.location).toBe(order);
    for (const path of [address, `${address}/return`]) {
      const reply = await stranger.get(path);
      expect([reply.headers.location, JSON.stringify(reply.headers).includes(order)]).toEqual([
        undefined,
        false,
      ]);
    }
    // The link of an order is a secret of its own: it stands in the mail.
    expect((await stranger.get(order)).status).toBe(200);
  });

  it("[2.02] of somebody else's cart is the visitor's own: the owner of the cart reads nothing", async () => {
    await stranger.add(goods.tea, 'box');
    const planted = `/checkout/subscribe?cartToken=${stranger.cookies.get('CART')}`;
    const address = await buyer.checkout(planted);
    await buyer.post(address, buyerFields);
    expect((await buyer.view(address)).cart.totals.dueCents).toBeGreaterThan(0);
    const theirs = await stranger.checkout();
    expect(theirs).not.toBe(address);
    expect((await stranger.get(theirs)).text).not.toContain('Lovelace');
    expect((await stranger.get(address)).status).toBe(403);
    expect((await buyer.pay(address)).headers.location).toMatch(/^\/order\//);
  });

  it('has a cookie of its own address alone, which no script reads', async () => {
    await buyer.add(goods.jar, 'small');
    const { headers } = await buyer.get('/commerce/goto-checkout');
    const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(
      /^CHECKOUT=[\w.-]{68}; HttpOnly; Path=\/checkout\/[\w.-]{68}; Max-Age=2592000; SameSite=Lax$/,
    );
    expect(cookie).toContain(`Path=${headers.location};`);
  });
});

describe('a link that begins a checkout', () => {
  const sources: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    { 'sec-fetch-site': '' },
  ];

  it.each(sources)(
    '[2.04] that is followed with %o stores nothing: it asks first',
    async (headers) => {
      const { status, text } = await buyer.get(giftCard, headers);
      expect([status, text.includes('"kind":"beginCheckout"'), await rows()]).toEqual([
        200,
        true,
        0,
      ]);
      const begun = await buyer.post(giftCard, {});
      expect([begun.status, await rows()]).toEqual([303, 1]);
      expect((await buyer.view(String(begun.headers.location))).cart.totals.dueCents).toBe(5_000);
    },
  );

  it('is refused where the press of its button comes from another site', async () => {
    const { status } = await buyer.post(giftCard, {}, { 'sec-fetch-site': 'cross-site' });
    expect([status, await rows()]).toEqual([403, 0]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids, publishNew, settings, pageDocument } from '../../testing/site-fixture';
import { findOrderByNumber } from '../orders/orders';
import type { ShopSettingsInput } from '../settings/shop-settings';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const order = (number = 1_001) => findOrderByNumber(shop.store.read, ids.site, number);

const setMinimum = (minSubtotalCents: ShopSettingsInput['minSubtotalCents']) =>
  shop.store.saveSite({
    id: ids.site,
    host: '*',
    settings: { ...settings, shop: { ...shopSettings, minSubtotalCents } },
  });

/** A checkout of two jars: 80 dollars, 5 for shipping, 8 of taxes. */
async function jarCheckout(visitor = buyer): Promise<string> {
  await visitor.add(goods.jar, 'small', 2);
  return visitor.checkout();
}

describe('going to the checkout', () => {
  it('[2.01a] leads from the cart to a checkout of its own, the same one when asked again', async () => {
    const address = await jarCheckout();
    expect(address).toMatch(/^\/checkout\/[\w.-]{68}$/);
    expect(await buyer.checkout()).toBe(address);
    expect((await buyer.get(address)).status).toBe(200);
  });

  it('[2.01a] without a cart shows that there is none; one of another site is none', async () => {
    expect((await buyer.get('/commerce/goto-checkout')).text).toContain('"kind":"noCart"');
    await shop.store.saveSite({
      id: 'second',
      host: 'two.example',
      settings: { ...settings, shop: shopSettings },
    });
    const address = await jarCheckout();
    const elsewhere = checkoutVisitor(shop.server, { siteHost: 'two.example' });
    elsewhere.cookies.set('CART', buyer.cookies.get('CART') ?? '');
    expect((await elsewhere.get('/commerce/goto-checkout')).text).toContain('"kind":"noCart"');
    expect((await elsewhere.get(address)).status).toBe(404);
    expect((await elsewhere.post(address, buyerFields)).status).toBe(404);
  });

  it('[2.01a] with an empty cart says that it is empty', async () => {
    await buyer.add(goods.jar, 'small', 2);
    const [line] = (await buyer.cart()).lines;
    await buyer.post('/commerce/cart', {
      type: 'setQuantity',
      lineId: line?.lineId ?? '',
      quantity: '0',
    });
    expect((await buyer.get('/commerce/goto-checkout')).text).toContain('"kind":"emptyCart"');
  });

  it('[5.17g] not below the least subtotal of the shop, which its cart says', async () => {
    await setMinimum({ USD: 10_000 });
    await buyer.add(goods.jar, 'small', 2);
    const { status, headers } = await buyer.get('/commerce/goto-checkout');
    expect([status, headers.location]).toEqual([303, '/cart']);
    expect((await buyer.cart()).minSubtotalCents).toBe(10_000);
    await buyer.add(goods.jar, 'small', 1);
    expect(await buyer.checkout()).toMatch(/^\/checkout\//);
  });

  it('[5.17g] a checkout that has got below it meanwhile is not paid', async () => {
    const address = await jarCheckout();
    await setMinimum({ USD: 10_000 });
    const { status, text } = await buyer.pay(address);
    expect(status).toBe(409);
    expect(text).toContain('To check out, your order subtotal must be $100.00 or more');
    expect(await order()).toBeUndefined();
    await setMinimum({ USD: 8_000, EUR: 90_000 });
    expect((await buyer.pay(address)).status).toBe(303);
    expect(await order()).toBeDefined();
  });

  it('[2.02] subscribing goes there with the token of a cart', async () => {
    await buyer.add(goods.tea, 'box');
    const address = await buyer.checkout(
      `/checkout/subscribe?cartToken=${buyer.cookies.get('CART')}`,
    );
    expect((await buyer.view(address)).cart.totals.dueCents).toBe(3_250);
    expect(await buyer.checkout()).toBe(address);
    expect((await buyer.get('/checkout/subscribe?cartToken=unknown')).text).toContain(
      '"kind":"noCart"',
    );
  });

  it('[2.03] donating goes there with the id of a page', async () => {
    const donation = { amounts: [1_000, 2_000], free: { minCents: 100, maxCents: 50_000 } };
    await shop.store.saveProduct(ids.site, {
      product: {
        id: 'kiln',
        title: 'A new kiln',
        productType: 'service',
        variants: [],
        variantOptionOrdering: [],
      },
      currency: 'USD',
      slug: 'shop/kiln',
      donation,
    });
    const pageId = await publishNew(shop.store, {
      slug: 'donate',
      pageType: 203,
      document: pageDocument({ type: 'product', data: { productId: 'kiln' } }),
    });
    const damaged = await publishNew(shop.store, {
      slug: 'damaged',
      document: pageDocument({ type: 'text', data: {} }),
    });
    await shop.store.write((db) =>
      db
        .updateTable('page_version')
        .set({ document: '{' })
        .where('page_id', '=', damaged)
        .execute(),
    );
    const address = await buyer.checkout(`/checkout/donate?donatePageId=${pageId}`);
    expect(await buyer.view(address)).toMatchObject({
      kind: 'donate',
      donation: { amounts: [1_000, 2_000], cents: null },
      cart: { totals: { dueCents: 0 } },
    });
    expect((await buyer.pay(address)).text).toContain('Choose an amount from $1.00 to $500.00.');
    expect((await buyer.pay(address, { donation: 'other', donationOther: '0.50' })).status).toBe(
      400,
    );
    expect((await buyer.pay(address, { donation: 'other', donationOther: '12.34' })).status).toBe(
      303,
    );
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([1_234]);
    expect(await order()).toMatchObject({ content: { kind: 'donate', address: null } });
    expect((await buyer.get(`/checkout/donate?donatePageId=${'0'.repeat(24)}`)).status).toBe(404);
    // Without scripts the amount comes with the press that pays: no price was shown before.
    const repeated = await buyer.checkout(`/checkout/donate?donatePageId=${pageId}`);
    const { cart } = await buyer.view(repeated);
    const paid = await buyer.post(repeated, {
      ...buyerFields,
      priceHash: cart.priceHash,
      attempt: '0',
      donation: '2000',
      do: 'pay',
    });
    expect([paid.status, paid.headers.location, shop.plug.asks.at(-1)?.cents]).toEqual([
      303,
      expect.stringContaining('/order/'),
      2_000,
    ]);
  });

  it('[2.03] a post says how much is given and how often, and what cannot be given is kept', async () => {
    const donation = { amounts: [1_000], free: { minCents: 100, maxCents: 50_000 } };
    const subscriptionPlan = { billingPeriod: { value: 1, unit: 'month' } } as const;
    for (const id of ['kiln', 'roof'])
      await shop.store.saveProduct(ids.site, {
        product: { id, title: id, productType: 'service', subscriptionPlan },
        currency: 'USD',
        slug: `shop/${id}`,
        donation,
      });
    const document = pageDocument(
      { type: 'donation', data: { productId: 'kiln' } },
      { type: 'donation', data: { productId: 'roof' } },
    );
    const pageId = await publishNew(shop.store, { slug: 'give', document });
    const give = async (fields: Record<string, string>) => {
      const { headers } = await buyer.post(`/checkout/donate?donatePageId=${pageId}`, fields);
      return buyer.view(String(headers.location));
    };
    const ownAmount = { donation: 'other', donationOther: '7.50', donationTimes: 'regularly' };
    expect(await give({ productId: 'roof', ...ownAmount })).toMatchObject({
      cart: {
        cart: { entries: [{ title: 'roof', unitCents: 750 }] },
        lines: [{ plan: { billingPeriod: { value: 1, unit: 'month' } } }],
      },
      donation: { cents: 750, isRegular: true, typed: '' },
    });
    expect(await give({ donation: '1000' })).toMatchObject({
      cart: { cart: { entries: [{ title: 'kiln' }] }, lines: [{ plan: null }] },
      donation: { cents: 1_000, isRegular: false },
    });
    // Somebody who writes an amount means it, without pressing the button beside it.
    expect(await give({ donationOther: '3' })).toMatchObject({ donation: { cents: 300 } });
    expect(await give({ donation: 'other', donationOther: '0.99' })).toMatchObject({
      donation: { cents: null, typed: '0.99' },
    });
  });

  it('[2.03] what is given regularly is renewed, and what is given once is not', async () => {
    await shop.store.saveProduct(ids.site, {
      product: {
        id: 'kiln',
        title: 'A new kiln',
        productType: 'service',
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
      },
      currency: 'USD',
      slug: 'shop/kiln',
      taxable: false,
      donation: { amounts: [1_000] },
    });
    const document = pageDocument({ type: 'donation', data: { productId: 'kiln' } });
    const pageId = await publishNew(shop.store, { slug: 'give', document });
    const subscriptions = async () =>
      (await shop.store.read.selectFrom('subscription').selectAll().execute()).map(
        ({ cents, state }) => [cents, state],
      );
    for (const donationTimes of ['once', 'regularly']) {
      const fields = { donation: '1000', donationTimes };
      const { headers } = await buyer.post(`/checkout/donate?donatePageId=${pageId}`, fields);
      expect((await buyer.pay(String(headers.location), fields)).status).toBe(303);
      expect(await subscriptions()).toEqual(donationTimes === 'once' ? [] : [[1_000, 'active']]);
    }
  });

  it('[2.04] gift cards go there with site, product and perhaps a sku', async () => {
    const to = (query: string) => buyer.post(`/checkout/giftcard?${query}`, {});
    const { headers } = await to(`websiteId=${ids.site}&giftCardProductId=${goods.gift}`);
    expect((await buyer.view(String(headers.location))).cart.totals.dueCents).toBe(5_000);
    for (const query of [
      '',
      `websiteId=other&giftCardProductId=${goods.gift}`,
      `websiteId=${ids.site}&giftCardProductId=${goods.jar}`,
      `websiteId=${ids.site}&giftCardProductId=${goods.gift}&sku=no`,
      `websiteId=${ids.site}&giftCardProductId=%00`,
    ])
      expect((await to(query)).status).toBe(404);
  });
});

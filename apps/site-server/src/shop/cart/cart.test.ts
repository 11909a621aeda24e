import { createMoney, maxQuantity } from '@frontage/commerce-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addJar as jar, cartServer, shopOfTwoCountries } from '../../testing/cart-server';
import type { TestServer } from '../../testing/server-fixture';
import { goods, moonJar } from '../../testing/shop-fixture';
import { shopper, viewOf, type Shopper } from '../../testing/shopper';
import { ids, settings } from '../../testing/site-fixture';
import { deleteProduct } from '../catalogue/delete-product';
import { mostGiftCards } from './price-lines';

let test: TestServer;
let buyer: Shopper;

beforeEach(async () => {
  test = await cartServer();
  buyer = shopper(test.server);
});

afterEach(() => test.remove());

describe('the cart of a visitor', () => {
  it('[7.29] is empty, and sets no cookie but the count, until something is put into it', async () => {
    const { json, headers } = await buyer.get('/api/commerce/Cart');
    expect(json).toMatchObject({
      data: { version: 0, lines: [], currencies: ['USD', 'EUR'], totals: { dueCents: 0 } },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect([...buyer.cookies]).toEqual([['CART_COUNT', '0']]);
  });

  it('[7.29] is made by the first thing added: a cookie of 192 bits that scripts cannot read, a count that they can', async () => {
    const { status, headers } = await buyer.change({ ...jar, quantity: 2 });
    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^CART=[\w-]{32}; HttpOnly; Path=\/; Max-Age=1209600; SameSite=Lax$/),
      'CART_COUNT=2; Path=/; Max-Age=1209600; SameSite=Lax',
    ]);
    const stored = await test.store.read.selectFrom('cart').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(buyer.cookies.get('CART'));
  });

  it('prices what is in it by the catalogue: sale, currency, title, stock, page', async () => {
    await buyer.change({ ...jar, variantId: 'large' });
    const view = viewOf(await buyer.change({ ...jar, quantity: 2 }));
    expect(view.cart.entries).toMatchObject([
      { title: 'Moon jar', unitCents: 7_500, quantity: 1 },
      { title: 'Moon jar', unitCents: 4_000, quantity: 2 },
    ]);
    expect(view.lines).toMatchObject([
      { variantLabel: 'Large', slug: 'shop/moon-jar', maxQuantity: 3 },
      { variantLabel: 'Small', maxQuantity: 20 },
    ]);
    expect(view.totals).toMatchObject({
      subtotalCents: 15_500,
      totalQuantity: 3,
      requiresShipping: true,
    });
    expect(view.cart.subtotalAmount).toEqual(createMoney(15_500, 'USD'));
    expect(view.cart).toMatchObject({ websiteId: ids.site, created: test.store.now() });
    expect(view.priceHash).toMatch(/^[\da-f]{16}$/);
  });

  it('adds to a line that is there, sets its quantity and takes it out', async () => {
    await buyer.change(jar);
    const [line] = viewOf(await buyer.change({ ...jar, quantity: 4 })).lines;
    expect((await buyer.cart()).cart.entries).toMatchObject([{ quantity: 5 }]);
    expect(
      viewOf(await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 2 })).totals
        .totalQuantity,
    ).toBe(2);
    expect(
      viewOf(await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 0 })).lines,
    ).toEqual([]);
    expect(
      await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 2 }),
    ).toMatchObject({ status: 404, json: { error: 'This is no longer in your cart.' } });
    expect(buyer.cookies.get('CART_COUNT')).toBe('0');
  });

  it('takes physical, service, digital and gift card products, and plans once', async () => {
    for (const [productId, variantId] of [
      [goods.course, 'seat'],
      [goods.pattern, ''],
      [goods.gift, 'fifty'],
      [goods.tea, 'box'],
    ] as const)
      expect((await buyer.change({ type: 'add', productId, variantId, quantity: 1 })).status).toBe(
        200,
      );
    const { lines, totals } = await buyer.cart();
    expect(lines.map(({ maxQuantity: most, plan }) => [most, plan !== null])).toEqual([
      [maxQuantity, false],
      [1, false],
      [mostGiftCards, false],
      [1, true],
    ]);
    expect(totals).toMatchObject({ subtotalCents: 21_000, hasDigital: true });
    expect(
      await buyer.change({ type: 'add', productId: goods.pattern, variantId: '', quantity: 1 }),
    ).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('only one of these at a time') },
    });
  });
});

describe('what changes while something is in a cart', () => {
  const problems = async () => (await buyer.cart()).lines.map(({ problem }) => problem);

  it('a price: it is told with the former one until the visitor has seen it', async () => {
    const [line] = viewOf(await buyer.change(jar)).lines;
    await test.store.saveProduct(ids.site, {
      ...moonJar,
      product: { ...moonJar.product, variants: [{ id: 'small', priceCents: 4_500 }] },
    });
    expect((await buyer.cart()).lines).toMatchObject([
      { problem: 'priceChanged', formerCents: 4_000 },
    ]);
    expect((await buyer.cart()).totals.subtotalCents).toBe(4_500);
    await buyer.change({ type: 'add', productId: goods.course, variantId: 'seat', quantity: 1 });
    expect(await problems()).toEqual(['priceChanged', undefined]);
    await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 2 });
    expect(await problems()).toEqual([undefined, undefined]);
  });

  it('stock: fewer, then none; the wanted quantity stays, and a smaller one is taken', async () => {
    const [line] = viewOf(await buyer.change({ ...jar, quantity: 5 })).lines;
    await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 3 });
    expect((await buyer.cart()).lines).toMatchObject([{ problem: 'fewer', maxQuantity: 3 }]);
    expect((await buyer.cart()).cart.entries).toMatchObject([{ quantity: 5 }]);
    expect(
      (await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 4 })).json,
    ).toEqual({ errors: { [line?.lineId ?? '']: 'Only 3 left. Choose a lower quantity.' } });
    expect(
      (await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 3 })).status,
    ).toBe(200);
    await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 0 });
    expect(await problems()).toEqual(['soldOut']);
    expect((await buyer.change(jar)).json).toEqual({ error: 'This is sold out.' });
  });

  it('the stock that a shop never shows is told only to whoever wants more than there is', async () => {
    await test.store.saveSite({
      id: ids.site,
      host: 'studio.example',
      settings: { ...settings, shop: { ...shopOfTwoCountries, scarcityFrom: 0 } },
    });
    await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 3 });
    const [line] = viewOf(await buyer.change({ ...jar, quantity: 3 })).lines;
    expect(line).toMatchObject({ maxQuantity });
    await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'small', quantity: 2 });
    expect((await buyer.cart()).lines).toMatchObject([{ problem: 'fewer', maxQuantity: 2 }]);
  });

  it('a product that is taken off sale: it stays in sight, costs nothing and is not shipped', async () => {
    await buyer.change(jar);
    await test.store.saveProduct(ids.site, { ...moonJar, state: 'draft' });
    const view = await buyer.cart();
    expect(view.lines).toMatchObject([{ problem: 'gone', slug: '', maxQuantity: 0 }]);
    expect(view.cart.entries).toMatchObject([{ title: 'Moon jar', unitCents: 0 }]);
    expect(view.totals).toMatchObject({ grandTotalCents: 0, requiresShipping: false });
    const { store } = test;
    await store.write((db) => deleteProduct(db, ids.site, goods.jar, store.now()));
    // Somebody with two of these could not tell which is which.
    expect((await buyer.cart()).cart.entries).toMatchObject([{ title: 'Moon jar', unitCents: 0 }]);
  });

  it('a product appears at its time', async () => {
    const publishAt = test.store.now() + 1_000;
    await test.store.saveProduct(ids.site, { ...moonJar, state: 'scheduled', publishAt });
    expect((await buyer.change(jar)).status).toBe(404);
    test.advance(1_000);
    expect((await buyer.change(jar)).status).toBe(200);
  });

  it('the currency: all is priced anew from ids, what is not sold in it is told', async () => {
    await buyer.change(jar);
    await buyer.change({ type: 'add', productId: goods.pattern, variantId: '', quantity: 1 });
    await buyer.change({ type: 'add', productId: goods.course, variantId: 'seat', quantity: 1 });
    const view = viewOf(await buyer.change({ type: 'chooseCurrency', currency: 'EUR' }));
    expect(view.totals).toMatchObject({ currency: 'EUR', subtotalCents: 3_800 + 1_400 });
    expect(view.lines.map(({ problem }) => problem)).toEqual([undefined, undefined, 'gone']);
    const back = viewOf(await buyer.change({ type: 'chooseCurrency', currency: 'USD' }));
    expect(back.totals.subtotalCents).toBe(4_000 + 1_500 + 12_000);
    expect(back.lines.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
  });

  it('a currency that the shop gives up: the cart goes on in its first', async () => {
    await buyer.change(jar);
    await buyer.change({ type: 'chooseCurrency', currency: 'EUR' });
    await test.store.saveSite({
      id: ids.site,
      host: 'studio.example',
      settings: { ...settings, shop: { ...shopOfTwoCountries, currencies: ['USD'] } },
    });
    expect(await buyer.cart()).toMatchObject({
      currencies: ['USD'],
      totals: { currency: 'USD', subtotalCents: 4_000 },
    });
    expect(viewOf(await buyer.change(jar)).totals).toMatchObject({
      currency: 'USD',
      subtotalCents: 8_000,
    });
  });

  it('the cart was bought: the visitor begins a new one', async () => {
    await buyer.change(jar);
    const old = buyer.cookies.get('CART');
    await test.store.write((db) => db.updateTable('cart').set({ order_id: 'order' }).execute());
    expect((await buyer.cart()).lines).toEqual([]);
    await buyer.change(jar);
    expect(buyer.cookies.get('CART')).not.toBe(old);
  });
});

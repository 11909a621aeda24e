import { createMoney, maxQuantity } from '@frontage/commerce-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../http/hash-token';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { goods, moonJar, saveProductLine, saveShop } from '../../testing/shop-fixture';
import { shopper, viewOf, type Shopper } from '../../testing/shopper';
import { ids, publishNew, settings } from '../../testing/site-fixture';
import type { ShopSettingsInput } from '../settings/shop-settings';
import { findCart, replaceCart } from './carts';
import { mostGiftCards } from './price-lines';

const shop: ShopSettingsInput = {
  currencies: ['USD', 'EUR'],
  country: 'US',
  taxRules: [
    {
      id: 'ny',
      name: 'New York',
      ratePerMillion: 88_750,
      appliesToShipping: true,
      countries: ['US'],
      regions: ['NY'],
    },
    { id: 'vat', name: 'VAT', ratePerMillion: 190_000, countries: ['DE'] },
  ],
  shippingZones: [
    {
      countries: ['US'],
      options: [
        {
          id: 'ground',
          title: 'Ground',
          prices: { USD: { baseCents: 500, perItemCents: 100 }, EUR: { baseCents: 450 } },
        },
        { id: 'air', title: 'Air', prices: { USD: { baseCents: 2_000 } } },
      ],
    },
    {
      countries: ['DE'],
      options: [{ id: 'dhl', title: 'Parcel', prices: { EUR: { baseCents: 700 } } }],
    },
  ],
};

const jar = { type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 };

let test: TestServer;
let buyer: Shopper;

beforeEach(async () => {
  test = await testServer({ cartChangesPerMinute: 100_000, codesPerMinute: 100_000 });
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop },
  });
  await saveShop(test.store);
  await publishNew(test.store, { slug: 'cart', title: 'Cart', pageType: 205 });
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

describe('what a cart does not take', () => {
  const refusals: readonly [string, Record<string, unknown>, number][] = [
    ['more than there are', { ...jar, quantity: 21 }, 409],
    ['a quantity of a million', { ...jar, quantity: 1_000_000 }, 400],
    [
      'a million seats',
      { type: 'add', productId: goods.course, variantId: 'seat', quantity: 1_000_000 },
      400,
    ],
    ['none', { ...jar, quantity: 0 }, 400],
    ['less than none', { ...jar, quantity: -1 }, 400],
    ['half of one', { ...jar, quantity: 0.5 }, 400],
    ['a product that nobody has', { ...jar, productId: 'nobody' }, 404],
    ['a variant of another product', { ...jar, variantId: 'seat' }, 404],
    ['a product that is not published', { ...jar, productId: goods.hidden, variantId: 'one' }, 404],
    ['a price of its own', { ...jar, unitCents: 1 }, 400],
    ['an id with a NUL', { ...jar, productId: 'j\0r' }, 400],
    ['a currency that is not sold in', { type: 'chooseCurrency', currency: 'JPY' }, 400],
    ['a way of shipping that is not offered', { type: 'chooseShipping', id: 'dhl' }, 400],
    [
      'a country that is not shipped to',
      { type: 'setLocation', country: 'FR', region: '', postalCode: '' },
      400,
    ],
    ['an unknown code', { type: 'addCode', code: 'FREE' }, 400],
    ['an unknown change', { type: 'makeFree' }, 400],
  ];

  it.each(refusals)('%s', async (_, change, status) => {
    await buyer.change(jar);
    const before = await buyer.cart();
    const reply = await buyer.change(change);
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.json)).toMatch(/"errors?":/);
    expect({ ...(await buyer.cart()), now: 0 }).toEqual({ ...before, now: 0 });
  });

  it('what another site sells, and its carts', async () => {
    await test.store.saveSite({
      id: 'second',
      host: 'two.example',
      settings: { ...settings, shop },
    });
    await test.store.saveProduct('second', {
      ...moonJar,
      product: { ...moonJar.product, id: 'foreign' },
    });
    expect((await buyer.change({ ...jar, productId: 'foreign' })).status).toBe(404);
    await buyer.change(jar);
    const elsewhere = shopper(test.server, { siteHost: 'two.example' });
    elsewhere.cookies.set('CART', buyer.cookies.get('CART') ?? '');
    expect((await elsewhere.cart()).lines).toEqual([]);
    await elsewhere.change({ ...jar, productId: 'foreign' });
    expect(elsewhere.cookies.get('CART')).not.toBe(buyer.cookies.get('CART'));
    expect((await buyer.cart()).lines).toHaveLength(1);
  });

  it('a line more than 500', async () => {
    for (let part = 0; part < 3; part += 1) await saveProductLine(test.store, `wide-${part}`, 200);
    const nth = (index: number) => ({
      productId: `wide-${Math.floor(index / 200)}`,
      variantId: `v${index % 200}`,
      quantity: 1,
    });
    await buyer.change(jar);
    const cart = await findCart(
      test.store.read,
      ids.site,
      hashToken(buyer.cookies.get('CART') ?? ''),
      test.store.now(),
    );
    if (!cart) throw new Error('no cart');
    const lines = Array.from({ length: 498 }, (_, index) => ({
      ...nth(index),
      id: `line-${index}`,
      seenCents: null,
    }));
    await test.store.write((db) =>
      replaceCart(
        db,
        cart,
        { ...cart.content, lines: [...cart.content.lines, ...lines] },
        test.store.now(),
      ),
    );
    expect(viewOf(await buyer.change({ type: 'add', ...nth(498) }))).toMatchObject({
      totals: { totalQuantity: 500, subtotalCents: 4_000 + 499 * 100 },
    });
    expect(await buyer.change({ type: 'add', ...nth(499) })).toMatchObject({
      status: 409,
      json: { error: 'Your cart is full. It holds up to 500 different items.' },
    });
    expect((await buyer.change(jar)).status).toBe(200);
    expect((await buyer.get('/cart')).status).toBe(200);
  });

  it('changes of somebody who does it too often, and of another site', async () => {
    const strict = await testServer({ cartChangesPerMinute: 2, codesPerMinute: 1 });
    await saveShop(strict.store);
    const guest = shopper(strict.server);
    expect((await guest.change({ type: 'addCode', code: 'A' })).status).toBe(400);
    expect(await guest.change({ type: 'addCode', code: 'B' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    expect((await guest.change(jar)).status).toBe(429);
    strict.advance(60_000);
    expect((await guest.change(jar)).status).toBe(200);
    await strict.remove();
  });
});

describe('two at once', () => {
  it('[7.29] a repeat under the same key changes nothing, and other values under it are refused', async () => {
    await buyer.change(jar);
    const first = await buyer.change(jar, 'same');
    const repeated = await buyer.change(jar, 'same');
    expect(viewOf(repeated)).toEqual(viewOf(first));
    expect(viewOf(repeated).totals.totalQuantity).toBe(2);
    expect((await buyer.change({ ...jar, quantity: 2 }, 'same')).status).toBe(409);
    expect((await buyer.cart()).totals.totalQuantity).toBe(2);
  });

  it('a refusal does not use its key up', async () => {
    expect((await buyer.change({ ...jar, variantId: 'large', quantity: 4 }, 'k')).status).toBe(409);
    await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 4 });
    expect((await buyer.change({ ...jar, variantId: 'large', quantity: 4 }, 'k')).status).toBe(200);
  });

  it('two tabs that change one cart at the same moment both count', async () => {
    await buyer.change(jar);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => buyer.change(jar)),
      ...Array.from({ length: 5 }, () => buyer.change(jar, 'twice')),
    ]);
    expect(answers.map(({ status }) => status)).not.toContain(409);
    expect((await buyer.cart()).totals.totalQuantity).toBe(12);
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
      settings: { ...settings, shop: { ...shop, scarcityFrom: 0 } },
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
      settings: { ...settings, shop: { ...shop, currencies: ['USD'] } },
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../http/hash-token';
import { addJar as jar, cartServer, shopOfTwoCountries } from '../../testing/cart-server';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { goods, moonJar, saveProductLine, saveShop } from '../../testing/shop-fixture';
import { shopper, viewOf, type Shopper } from '../../testing/shopper';
import { ids, settings } from '../../testing/site-fixture';
import { findCart, replaceCart } from './carts';

let test: TestServer;
let buyer: Shopper;

beforeEach(async () => {
  test = await cartServer();
  buyer = shopper(test.server);
});

afterEach(() => test.remove());

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
      settings: { ...settings, shop: shopOfTwoCountries },
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

  it('the code of another site', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    await test.store.saveCoupon('second', {
      code: 'ELSEWHERE',
      kind: 'percent',
      ratePerMillion: 500_000,
    });
    await buyer.change(jar);
    expect((await buyer.change({ type: 'addCode', code: 'ELSEWHERE' })).status).toBe(400);
    expect((await buyer.cart()).totals.discountCents).toBe(0);
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

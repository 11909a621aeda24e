import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { goods, saveShop } from '../../testing/shop-fixture';
import { shopper, type Shopper } from '../../testing/shopper';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

let test: TestServer;
let guest: Shopper;

beforeEach(async () => {
  test = await testServer({ renderPage });
  await saveShop(test.store);
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop: { currencies: ['USD', 'EUR'] } },
  });
  await publishNew(test.store, {
    slug: 'shop/moon-jar',
    document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
  });
  await publishNew(test.store, {
    slug: 'shop',
    document: pageDocument({ type: 'product-list', data: {} }),
  });
  guest = shopper(test.server);
});
afterEach(() => test.remove());

const prices = (query: string) => ask(test.server, { url: `/api/commerce/Prices?${query}` });
const page = async (url: string) => (await guest.get(url)).text;

describe('[7.29] prices in another currency', () => {
  it('are told as a page shows them, in its language', async () => {
    expect((await prices('id=jar&currency=EUR&language=de-DE')).json).toEqual({
      currency: 'EUR',
      data: {
        jar: {
          price: 'From 38,00\u00a0€',
          was: '',
          installments: '',
          offers: [
            {
              id: 'small',
              price: '38,00\u00a0€',
              cents: 3_800,
              was: '',
              installments: '',
              label: 'Small – 38,00\u00a0€',
            },
            {
              id: 'large',
              price: '70,00\u00a0€',
              cents: 7_000,
              was: '85,00\u00a0€',
              installments: '',
              label: 'Large – 70,00\u00a0€',
            },
          ],
          options: [],
        },
      },
    });
  });

  it('what is not sold in it, not seen, or not there is left out; another currency is the store’s own', async () => {
    expect(
      (await prices(`id=course&id=pattern&id=hidden&id=none&id=a%00b&currency=EUR`)).json,
    ).toMatchObject({ data: { pattern: { price: '€14.00' } } });
    expect(
      Object.keys(
        ((await prices('id=course&id=hidden&id=pattern&currency=EUR')).json as { data: object })
          .data,
      ),
    ).toEqual(['pattern']);
    expect((await prices('id=pattern&currency=GBP')).json).toMatchObject({
      currency: 'USD',
      data: { pattern: { price: 'US$15.00' } },
    });
  });
});

describe('pages in another currency', () => {
  it('are asked for by a parameter, and lead on in it', async () => {
    const jar = await page('/shop/moon-jar?currency=EUR');
    expect([
      jar.includes('From €38.00'),
      jar.includes('data-currency="EUR"'),
      jar.includes('name="currency" value="EUR"/>'),
    ]).toEqual([true, true, true]);
    expect((await guest.get('/shop/moon-jar?currency=EUR')).headers['cache-control']).toBe(
      'no-store',
    );
    const list = await page('/shop?currency=EUR&tag=white');
    expect([
      list.includes('href="/shop/moon-jar?currency=EUR"'),
      list.includes('€38.00'),
      list.includes('$'),
    ]).toEqual([true, true, false]);
    expect(await page('/shop/moon-jar?currency=GBP')).toContain('From US$40.00');
  });

  it('are the same for everybody without it', async () => {
    await guest.change({ type: 'chooseCurrency', currency: 'EUR' });
    const reply = await guest.get('/shop/moon-jar');
    expect([
      reply.text.includes('From US$40.00'),
      reply.text.includes('data-currency=""'),
      reply.headers['set-cookie'],
    ]).toEqual([true, true, undefined]);
  });
});

describe('a currency is chosen', () => {
  it('for the cart, and leads back to the page in it; the count tells scripts', async () => {
    const choose = (next: string, currency = 'EUR') =>
      guest.post('/commerce/cart', { type: 'chooseCurrency', currency, next });
    expect((await choose('/shop?tag=white')).headers.location).toBe('/shop?tag=white&currency=EUR');
    expect([
      guest.cookies.get('CART_COUNT'),
      (await guest.cart()).cart.subtotalAmount.currency,
    ]).toEqual(['0.EUR', 'EUR']);
    expect((await choose('/shop?currency=EUR', 'USD')).headers.location).toBe('/shop');
    expect(guest.cookies.get('CART_COUNT')).toBe('0');
  });

  it.each(['', 'https://evil.example', '//evil.example', '/\\evil.example/..//x', 'shop'])(
    'an address that is none of a page leads to the cart: %s',
    async (next) => {
      const { status, headers } = await guest.post('/commerce/cart', {
        type: 'chooseCurrency',
        currency: 'EUR',
        next,
      });
      expect([status, new URL(String(headers.location), 'http://studio.example').host]).toEqual([
        303,
        'studio.example',
      ]);
    },
  );

  it('an empty cart takes that in which a price was seen, one with something in it does not', async () => {
    await guest.post('/commerce/cart', {
      type: 'add',
      productId: goods.jar,
      variantId: 'small',
      quantity: '1',
      currency: 'EUR',
    });
    expect((await guest.cart()).totals).toMatchObject({ currency: 'EUR', subtotalCents: 3_800 });
    expect(guest.cookies.get('CART_COUNT')).toBe('1.EUR');
    await guest.change({
      type: 'add',
      productId: goods.pattern,
      variantId: '',
      quantity: 1,
      currency: 'USD',
    });
    expect((await guest.cart()).totals.currency).toBe('EUR');
    const other = shopper(test.server);
    await other.change({
      type: 'add',
      productId: goods.pattern,
      variantId: '',
      quantity: 1,
      currency: 'GBP',
    });
    expect((await other.cart()).totals.currency).toBe('USD');
  });
});

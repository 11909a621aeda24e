import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { shopper, type Shopper } from '../../testing/shopper';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import { checkProduct } from './check-product';

let test: TestServer;
let guest: Shopper;

const bowl = {
  product: {
    id: 'bowl',
    title: 'Bowl',
    productType: 'physical' as const,
    variantOptionOrdering: ['Glaze', 'Size'],
    variants: [
      ['ash-small', 'Ash', 'Small', 1_800, 9],
      ['ash-large', 'Ash', 'Large', 2_400, 0],
      ['blue-small', 'Blue', 'Small', 1_800, 9],
    ].map(([id, glaze, size, priceCents, qtyInStock]) => ({
      id: String(id),
      priceCents: Number(priceCents),
      qtyInStock: Number(qtyInStock),
      optionValues: [
        { optionName: 'Glaze', value: String(glaze) },
        { optionName: 'Size', value: String(size) },
      ],
    })),
  },
  currency: 'USD' as const,
  slug: 'shop/bowl',
};

beforeEach(async () => {
  test = await testServer({ renderPage });
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop: { currencies: ['USD'] } },
  });
  await test.store.saveProduct(ids.site, bowl);
  await publishNew(test.store, {
    slug: 'shop/bowl',
    document: pageDocument({ type: 'product', data: { productId: 'bowl' } }),
  });
  guest = shopper(test.server);
});
afterEach(() => test.remove());

describe('a variant that the address names', () => {
  it('is chosen on the page, with its price, and nobody keeps that page for others', async () => {
    const { text, headers } = await guest.get('/shop/bowl?variantId=ash-large');
    expect(text.match(/checked=""/g)).toHaveLength(2);
    expect(text).toMatch(/data-product-price="">US\$24\.00</);
    expect(text).toContain('Sold out</button>');
    expect(headers['cache-control']).toBe('no-store');
    expect((await guest.get('/shop/bowl')).text).not.toContain('checked=""');
  });

  it('that the product does not have is none', async () => {
    const { status, text } = await guest.get('/shop/bowl?variantId=none%00');
    expect([status, text.includes('checked=""')]).toEqual([200, false]);
  });

  it('is what a form without scripts asks for by its options', async () => {
    const reply = await guest.get(
      '/shop/bowl?type=add&productId=bowl&option-0=Blue&option-1=Small&quantity=1',
    );
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      '/shop/bowl?variantId=blue-small',
    ]);
    const none = await guest.get('/shop/bowl?productId=bowl&option-0=Blue&option-1=Large');
    expect([none.status, none.headers.location]).toEqual([303, '/shop/bowl']);
  });
});

describe('a post without scripts that names the values of options', () => {
  const add = (fields: Record<string, string>) =>
    guest.post('/commerce/cart', { type: 'add', productId: 'bowl', quantity: '1', ...fields });

  it('puts that variant into the cart', async () => {
    const added = await add({ 'option-0': 'Ash', 'option-1': 'Small' });
    expect([added.status, added.headers.location]).toEqual([303, '/cart?added']);
    expect(JSON.stringify(await guest.cart())).toContain('"variantId":"ash-small"');
  });

  it.each([
    ['sold out', { 'option-0': 'Ash', 'option-1': 'Large' }, 409],
    ['a pair that is not made', { 'option-0': 'Blue', 'option-1': 'Large' }, 400],
    ['only one of two', { 'option-0': 'Blue' }, 400],
  ])('is refused: %s', async (_, fields, status) => {
    expect((await add(fields)).status).toBe(status);
  });
});

describe('the pictures of variants', () => {
  const wrong = (variantPictures: Record<string, string>) => () =>
    checkProduct({ ...bowl, pictures: ['front'], variantPictures });

  it('are some of those of the product', () => {
    expect(wrong({ 'ash-small': 'front' })()).toMatchObject({
      variantPictures: { 'ash-small': 'front' },
    });
    expect(wrong({ none: 'front' })).toThrow('variantPictures.none: there is no such variant');
    expect(wrong({ 'ash-small': 'back' })).toThrow('wants one of the pictures of the product');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { goods, saveShop } from '../../testing/shop-fixture';
import { ids, settings } from '../../testing/site-fixture';
import type { ShopSettingsInput } from '../settings/shop-settings';
import type { ProductInput } from './check-product';

let test: TestServer;

beforeEach(async () => {
  test = await testServer({ searchesPerMinute: 20 });
  const languages = { de: { texts: { product: { add: 'In den Korb' } } } };
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, languages, shop: { currencies: ['USD'] } },
  });
  await saveShop(test.store);
});
afterEach(() => test.remove());

const look = (query: string) => ask(test.server, { url: `/commerce/product?${query}` });

describe('the block of a product alone', () => {
  it('[7.29] is answered as HTML that no policy of a page forbids', async () => {
    const { status, headers, text } = await look(`id=${goods.jar}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('data-block="product"');
    expect(text).toContain('Add to cart');
    expect(text).not.toMatch(/<style| style=|<script(?! type="application\/ld\+json")/);
  });

  it('speaks the language of the page that asks', async () => {
    expect((await look(`id=${goods.jar}&language=de`)).text).toContain('In den Korb');
    expect((await look(`id=${goods.jar}&language=%3Cb%3E`)).text).toContain('Add to cart');
  });

  it.each([
    ['nothing', ''],
    ['what is no id', 'id=%00'],
    ['an unknown one', `id=${'f'.repeat(24)}`],
  ])('of %s is not there', async (_, query) => {
    expect((await look(query)).status).toBe(404);
  });

  it('is not asked for without end', async () => {
    for (let index = 0; index < 20; index += 1) await look(`id=${goods.jar}`);
    expect((await look(`id=${goods.jar}`)).status).toBe(429);
  });
});

/** Sells a product of its own and shows it, to visitors of the shop with these settings. */
async function show(
  product: ProductInput['product'],
  { dimensions = null, ...shop }: ShopSettingsInput & Pick<ProductInput, 'dimensions'> = {},
): Promise<string> {
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop: { currencies: ['USD'], ...shop } },
  });
  await test.store.saveProduct(ids.site, {
    product,
    dimensions,
    currency: 'USD',
    slug: `shop/${product.id}`,
  });
  return (await look(`id=${product.id}`)).text;
}

it.each([
  ['imperial', '4.41 lbs', '3.9 × 7.9 × 11.8 in'],
  ['metric', '2 kg', '10 × 20 × 30 cm'],
] as const)(
  'a shop that is set to %s measures tells weight and size in them',
  async (standard, weight, size) => {
    const html = await show(
      {
        id: 'pot',
        title: 'Pot',
        variants: [{ id: 'a', priceCents: 2_000, qtyInStock: 5, weightGrams: 2_000 }],
      },
      { measurementStandard: standard, dimensions: { lengthMm: 100, widthMm: 200, heightMm: 300 } },
    );
    expect(html).toContain(`>${weight}<`);
    expect(html).toContain(`>${size}<`);
  },
);

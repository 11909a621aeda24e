import { readProduct } from '@frontage/commerce-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { ids } from '../../testing/site-fixture';
import { checkProduct } from './check-product';
import { nameVariants } from './name-variants';

const input = (skus: readonly string[]) => ({
  product: {
    id: 'cup',
    title: 'Cup',
    variants: skus.map((sku, index) => ({ id: `v${index}`, sku, priceCents: 100 })),
  },
  currency: 'EUR' as const,
  slug: 'shop/cup',
});

let test: TestServer;
beforeEach(async () => {
  test = await testServer();
});
afterEach(() => test.remove());

async function storedSkus(): Promise<string[]> {
  const [stored] = await test.store.products(ids.site, ['cup']);
  return stored?.product.variants.map(({ sku }) => sku) ?? [];
}

it('[5.03b] [5.03c] a variant without a stock keeping unit gets one when its product is saved, and keeps it', async () => {
  await test.store.saveProduct(ids.site, input(['MUG-1', '', '']));
  const skus = await storedSkus();
  expect(skus).toEqual([
    'MUG-1',
    expect.stringMatching(/^SQ\d{7}$/),
    expect.stringMatching(/^SQ\d{7}$/),
  ]);
  expect(new Set(skus).size).toBe(3);
  await test.store.saveProduct(ids.site, input(['MUG-1', '', '']));
  expect(await storedSkus()).toEqual(skus);
});

it('[5.03b] two variants of a product never get the same one', () => {
  const { product } = readProduct({
    id: 'p',
    variants: [{ id: 'a' }, { id: 'b', sku: 'SQ0000000' }],
  });
  const draws = [0, 0.5];
  const named = nameVariants(product, undefined, () => draws.shift() ?? 0);
  expect(named.variants.map(({ sku }) => sku)).toEqual(['SQ5000000', 'SQ0000000']);
});

it('[5.03a] [9.04] a stock keeping unit of more than 60 characters is refused', () => {
  expect(() => checkProduct(input(['x'.repeat(61)]))).toThrow('a sku is longer than 60');
  expect(checkProduct(input(['x'.repeat(60)])).product.variants[0]?.sku).toHaveLength(60);
});

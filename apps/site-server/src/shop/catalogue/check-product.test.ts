import { expect, it } from 'vitest';
import { checkProduct, type ProductInput } from './check-product';

const bowl: ProductInput = {
  product: { id: 'bowl', title: 'Bowl', variants: [{ id: 'one', priceCents: 2_400 }] },
  currency: 'EUR',
  slug: 'shop/bowl',
};

it.each([
  [
    'tags: [a text of 51 characters]',
    { tags: ['oak', 'x'.repeat(51)] },
    'tags.1: wants at most 50 characters',
  ],
  [
    'a category of 26 characters',
    { category: 'x'.repeat(26) },
    'category: wants at most 25 characters',
  ],
  [
    '51 tags',
    { tags: Array.from({ length: 51 }, (_, index) => `${index}`) },
    'tags: wants at most 50 tags',
  ],
])('[9.08c] refuses %s, and says where and what the limit is', (_what, change, message) => {
  expect(() => checkProduct({ ...bowl, ...change })).toThrow(
    `not a product: ${message}. Nothing was saved.`,
  );
});

it('[9.08c] takes tags and categories up to their limits', () => {
  const tags = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(50, 'x'));
  expect(checkProduct({ ...bowl, tags, category: 'x'.repeat(25) })).toMatchObject({
    tags,
    category: 'x'.repeat(25),
  });
});

it.each([
  ['a price of 100000001 cents', { priceCents: 100_000_001 }],
  ['a sku of 61 characters', { priceCents: 1, sku: 'x'.repeat(61) }],
])('[5.03a] [9.04] refuses %s', (_what, variant) => {
  const product = { ...bowl.product, variants: [{ id: 'one', ...variant }] };
  expect(() => checkProduct({ ...bowl, product })).toThrow('Nothing was saved.');
});

it('[5.03a] [9.04] takes the highest price and the longest sku', () => {
  const variant = { id: 'one', priceCents: 100_000_000, sku: 'x'.repeat(60) };
  const product = { ...bowl.product, variants: [variant] };
  expect(checkProduct({ ...bowl, product }).product.variants[0]).toMatchObject(variant);
});

it('refuses what the store cannot keep', () => {
  for (const change of [{ tags: ['\u0000'] }, { category: '\u0000' }, { tags: [''] }])
    expect(() => checkProduct({ ...bowl, ...change })).toThrow('not a product');
});

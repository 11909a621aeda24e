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
    { tags: Array.from({ length: 51 }, (_, at) => `${at}`) },
    'tags: wants at most 50 tags',
  ],
])('[9.08c] refuses %s, and says where and what the limit is', (_what, change, message) => {
  expect(() => checkProduct({ ...bowl, ...change })).toThrow(
    `not a product: ${message}. Nothing was saved.`,
  );
});

it('[9.08c] takes tags and categories up to their limits', () => {
  const tags = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(50, 'x'));
  expect(checkProduct({ ...bowl, tags, category: 'x'.repeat(25) })).toMatchObject({
    tags,
    category: 'x'.repeat(25),
  });
});

it('refuses what the store cannot keep', () => {
  for (const change of [{ tags: ['\u0000'] }, { category: '\u0000' }, { tags: [''] }])
    expect(() => checkProduct({ ...bowl, ...change })).toThrow('not a product');
});

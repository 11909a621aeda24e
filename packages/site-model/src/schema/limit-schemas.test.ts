import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  albumTracksSchema,
  collectionProductsSchema,
  importedGalleriesSchema,
  orderedItemsSchema,
} from './album-tracks-schema';
import { categorySchema, tagSchema } from './tag-schema';
import { categoryTreeSchema, type CategoryNode } from './category-tree-schema';

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`);
const text = (length: number): string => 'x'.repeat(length);
const refusal = (schema: z.ZodType, value: unknown): string | undefined =>
  schema
    .safeParse(value)
    .error?.issues.map(({ message }) => message)
    .join();

/** Makes a number of categories, each below the previous one. */
function chain(count: number): CategoryNode[] {
  let categories: CategoryNode[] = [];
  for (let index = 0; index < count; index += 1) categories = [{ name: `${index}`, categories }];
  return categories;
}

describe.each([
  [
    '[9.08d]',
    'an album of 60 tracks',
    albumTracksSchema(z.string()),
    many(60),
    many(61),
    'wants at most 60 tracks',
  ],
  [
    '[9.08d]',
    'a collection of 250 items in the order of its owner',
    orderedItemsSchema(z.string()),
    many(250),
    many(251),
    'wants at most 250 items',
  ],
  [
    '[9.08b]',
    'a collection of 200 products',
    collectionProductsSchema(z.string()),
    many(200),
    many(201),
    'wants at most 200 products',
  ],
  [
    '[9.08c]',
    'a tag of 50 characters',
    tagSchema,
    text(50),
    text(51),
    'wants at most 50 characters',
  ],
  [
    '[9.08c]',
    'a category of 25 characters',
    categorySchema,
    text(25),
    text(26),
    'wants at most 25 characters',
  ],
])('%s %s', (row, subject, schema, most, more, message) => {
  it(`${row} takes ${subject}, and says the limit where there is more`, () => {
    expect(refusal(schema, most)).toBeUndefined();
    expect(refusal(schema, more)).toBe(message);
  });
});

it.each([
  ['20 galleries', many(20).map(() => []), many(21).map(() => []), 'wants at most 20 galleries'],
  ['50 pictures in a gallery', [many(50)], [many(51)], 'wants at most 50 pictures'],
])('[9.08e] an import takes %s, and says the limit where there is more', (_, most, more, words) => {
  const schema = importedGalleriesSchema(z.string());
  expect(refusal(schema, most)).toBeUndefined();
  expect(refusal(schema, more)).toBe(words);
});

describe('the categories of a site', () => {
  const tree = (count: number): CategoryNode[] => [
    { name: 'all', categories: many(count - 2).map((name) => ({ name })) },
    { name: 'none' },
  ];

  it('[9.08d] are 10,000 at most, on all levels together', () => {
    expect(refusal(categoryTreeSchema, tree(10_000))).toBeUndefined();
    expect(refusal(categoryTreeSchema, tree(10_001))).toBe('wants at most 10000 categories');
  });

  it('[9.08d] may stand below each other, and too many of them are counted all the same', () => {
    expect(refusal(categoryTreeSchema, chain(200))).toBeUndefined();
    expect(refusal(categoryTreeSchema, chain(10_000))).toBeUndefined();
    expect(refusal(categoryTreeSchema, chain(10_001))).toContain('wants at most 10000 categories');
  });

  it('[9.08c] have names of 25 characters at most', () => {
    expect(refusal(categoryTreeSchema, [{ name: 'Bowls', categories: [{ name: text(26) }] }])).toBe(
      'wants at most 25 characters',
    );
    expect(refusal(categoryTreeSchema, [{ name: '' }])).toBe('wants a text');
  });

  it('are complained of by their path', () => {
    const { error } = categoryTreeSchema.safeParse([
      { name: 'All' },
      { name: 'Bowls', categories: [{ name: 'Rice' }, { name: '' }] },
    ]);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['1.categories.1.name']);
  });

  it('are refused where they are none', () => {
    for (const raw of [undefined, null, 7, [7], [{ name: 'Bowls', categories: {} }]])
      expect(categoryTreeSchema.safeParse(raw).success).toBe(false);
  });
});

it('a tag is a text', () => {
  expect(refusal(tagSchema, '')).toBe('wants a text');
});

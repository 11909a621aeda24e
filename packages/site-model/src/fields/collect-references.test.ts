import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectReferences } from './collect-references';
import { defineFields, embed, group, list, reference, text } from './index';
import type { JsonObject } from '../json-value';
import type { PageDocument } from '../page-document';

const picture = defineFields({
  assetId: reference('asset', { label: 'Picture', required: true }),
  film: embed({
    label: 'Film',
    origin: (address) =>
      address.startsWith('https://film.example/') ? 'https://film.example' : undefined,
    message: 'No film',
    example: 'https://film.example/1',
  }),
});

const tables = {
  any: defineFields({
    title: text({ label: 'Title', most: 100 }),
    assetId: reference('asset', { label: 'Picture' }),
    images: list({ label: 'Pictures', item: picture, itemLabel: 'Picture' }),
    inner: group({ label: 'Inside', table: picture }),
    formId: reference('form', { label: 'Form' }),
    productId: reference('product', { label: 'Product' }),
    pageId: reference('page', { label: 'Page' }),
    collectionId: reference('collection', { label: 'Collection' }),
  }),
};

const none = {
  assetIds: [],
  formIds: [],
  pageIds: [],
  productIds: [],
  collectionIds: [],
  frameOrigins: [],
};

const page = (...data: JsonObject[]): PageDocument => ({
  version: 1,
  sections: data.map((entry, index) => ({
    id: `s${index}`,
    width: 'text',
    tone: 'plain',
    blocks: [{ id: `${index}`.padStart(24, '0'), type: 'any', data: entry }],
  })),
});

it('finds what the tables say, at any depth, once each, in the order of the page', () => {
  const document = page(
    { images: [{ assetId: 'a' }, { assetId: 'b' }], inner: { assetId: 'c' }, assetId: 'd' },
    { formId: 'f', productId: 'p', pageId: 'g', collectionId: 'h', images: [{ assetId: 'a' }] },
  );
  expect(collectReferences(document, tables)).toEqual({
    ...none,
    assetIds: ['d', 'a', 'b', 'c'],
    formIds: ['f'],
    productIds: ['p'],
    pageIds: ['g'],
    collectionIds: ['h'],
  });
});

it('finds the origins of frames that are known, and of no others', () => {
  const document = page(
    { images: [{ assetId: 'a', film: 'https://film.example/1' }] },
    { inner: { film: 'https://evil.example/1' }, address: 'https://film.example/2' },
  );
  expect(collectReferences(document, tables).frameOrigins).toEqual(['https://film.example']);
});

it('takes only texts, of exactly the fields that are references', () => {
  const document = page({
    assetId: 7,
    AssetId: 'x',
    assetIds: ['y'],
    formId: null,
    title: 'assetId',
    other: { assetId: 'z' },
  });
  expect(collectReferences(document, tables)).toEqual(none);
});

it('finds nothing in a block that no table tells of', () => {
  expect(collectReferences(page({ assetId: 'a' }), {})).toEqual(none);
});

it('does not run out of stack', () => {
  let deep: JsonObject = { assetId: 'bottom' };
  for (let depth = 0; depth < 100_000; depth += 1) deep = { inner: deep };
  expect(collectReferences(page(deep), tables)).toEqual(none);
});

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      // fast-check's JSON values are JSON.
      collectReferences(page(data as JsonObject), tables);
    }),
    { numRuns: 1_000 },
  );
});

import { expect, it } from 'vitest';
import { collectReferences } from './collect-references';
import type { JsonObject } from './json-value';
import type { PageDocument } from './page-document';

const page = (...data: JsonObject[]): PageDocument => ({
  version: 1,
  sections: data.map((entry, index) => ({
    id: `s${index}`,
    width: 'text',
    tone: 'plain',
    blocks: [{ id: `${index}`.padStart(24, '0'), type: 'any', data: entry }],
  })),
});

it('finds assets and forms at any depth, once each, in the order of the page', () => {
  const document = page(
    { images: [{ assetId: 'a' }, { assetId: 'b', inner: { assetId: 'c' } }], assetId: 'd' },
    { formId: 'f', left: { assetId: 'e' }, right: [[{ assetId: 'a' }]] },
  );
  expect(collectReferences(document)).toEqual({
    assetIds: ['d', 'a', 'b', 'c', 'e'],
    formIds: ['f'],
  });
});

it('takes only texts of exactly these names', () => {
  const document = page({
    assetId: 7,
    AssetId: 'x',
    assetIds: ['y'],
    formId: null,
    text: 'assetId',
  });
  expect(collectReferences(document)).toEqual({ assetIds: [], formIds: [] });
});

it('does not run out of stack', () => {
  let deep: JsonObject = { assetId: 'bottom' };
  for (let depth = 0; depth < 100_000; depth += 1) deep = { inner: deep };
  expect(collectReferences(page(deep)).assetIds).toEqual(['bottom']);
});

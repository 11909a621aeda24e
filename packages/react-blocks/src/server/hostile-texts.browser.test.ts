import type { FieldTable } from '@frontage/site-model/fields';
import { describe, expect, it, vi } from 'vitest';
import { blockFields } from '../blocks/block-fields';
import { filledFields, withWords } from '../testing/filled-fields';
import {
  count,
  harmlessLike,
  hostile,
  pageWith,
  parse,
  structureOf,
} from '../testing/hostile-page';
import { testDocument, testInput } from '../testing/test-page';
import { testProductList } from '../testing/test-products';
import { testCart, testCheckout, testOrder } from '../testing/test-shop';
import type { RenderInput } from './render-input';
import { renderPage } from './render-page';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('./policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const tables: readonly (readonly [string, FieldTable])[] = Object.entries(blockFields);

describe.each(tables)('%s with words that look like markup', (type, table) => {
  const render = (text: string) =>
    parse(pageWith(text, [{ type, data: filledFields(table, text) }]));

  it.each(hostile)('%s is words, in their place and all there', (text) => {
    const harmless = harmlessLike(text);
    const [plain, odd] = [render(harmless), render(text)];
    expect(structureOf(odd.documentElement)).toEqual(structureOf(plain.documentElement));
    expect(count(odd, text)).toBe(count(plain, harmless));
  });
});

describe.each([
  [
    'a search',
    'search-preview',
    (text: string) => ({ searchState: { query: text, total: 0, results: [] } }),
  ],
  [
    'a list of products',
    'product-list',
    (text: string) => {
      const query = new URLSearchParams({ q: text, category: text }).toString();
      const empty = testProductList([], query, { categories: [text], tags: [text] });
      return { productList: () => empty };
    },
  ],
] as const)('%s that finds nothing', (_name, type, more) => {
  const render = (text: string) => parse(pageWith(text, [{ type, data: {} }], more(text)));

  it.each(hostile)('for %s shows that as words', (text) => {
    const harmless = harmlessLike(text);
    const [plain, odd] = [render(harmless), render(text)];
    expect(structureOf(odd.documentElement)).toEqual(structureOf(plain.documentElement));
    expect(count(odd, text)).toBe(count(plain, harmless));
    expect(count(odd, text)).toBeGreaterThan(1);
  });
});

describe.each([
  ['cart', () => ({ kind: 'cart', view: testCart() })],
  ['checkout', () => ({ kind: 'checkout', view: testCheckout() })],
  ['order', () => ({ kind: 'order', view: testOrder, isConfirmation: false })],
] as const)('the page of a visitor’s %s', (type, state) => {
  const render = (text: string) => {
    const shop = withWords(state(), text) as RenderInput['shop'];
    const document = testDocument({ type, data: {} });
    return parse(renderPage(testInput(document, { shop })).html);
  };

  it.each(hostile)('shows %s as words', (text) => {
    const harmless = harmlessLike(text);
    const [plain, odd] = [render(harmless), render(text)];
    expect(structureOf(odd.documentElement)).toEqual(structureOf(plain.documentElement));
    expect(count(odd, text)).toBe(count(plain, harmless));
  });
});

import type { FieldTable } from '@frontage/site-model/fields';
import { describe, expect, it, vi } from 'vitest';
import { blockFields } from '../blocks/block-fields';
import { filledFields, withWords } from '../testing/filled-fields';
import { everyKindForm } from '../testing/test-form';
import { testDocument, testInput } from '../testing/test-page';
import { sizedProduct, testProductList, twoOptionProduct } from '../testing/test-products';
import { testCart, testCheckout, testOrder } from '../testing/test-shop';
import type { RenderInput } from './render-input';
import { renderPage } from './render-page';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('./policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

/** Words of the same length, since forms count what was written. */
const harmlessLike = (text: string) => 'Plainwords'.repeat(9).slice(0, text.length);

/** Each begins something that swallows, moves or closes what comes after it. */
const hostile = [
  '<plaintext>',
  '<select><option>a</select>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;b&gt;">',
  '<table><tr><td><p></table>',
  '</textarea></title></style></noscript></script><b>',
  '<svg><foreignObject><p></svg>',
  '<!--',
  '"><b x=\'',
  '&lt;b&gt; &amp;#60;i>',
  '<template><frameset><body a=b>',
];

/** A page with every block, with these words wherever owners and visitors write. */
function pageWith(
  text: string,
  blocks: Parameters<typeof testDocument>,
  more: Partial<RenderInput> = {},
): string {
  const { headerFooter, page } = testInput(testDocument(...blocks));
  const products = [sizedProduct, twoOptionProduct].map((one) => withWords(one, text));
  const form = withWords(everyKindForm, text);
  const fieldIds = form.fields.map(({ id }) => id);
  const values = Object.fromEntries(fieldIds.map((id) => [id, text]));
  const over: Partial<RenderInput> = {
    page: { ...page, title: text, description: text },
    headerFooter: withWords(headerFooter, text),
    form: () => form,
    formState: { formId: form.id, values, errors: values, status: 'failed' },
    searchState: {
      query: text,
      total: 1,
      results: [{ title: text, url: '/work', excerpt: text }],
    },
    product: () => products[0],
    productList: () => withWords(testProductList(products), text),
    ...more,
  };
  return renderPage(testInput(testDocument(...blocks), over)).html;
}

/** Names of elements and attributes, as deep as they stand; no words. */
function structureOf(node: Element): unknown {
  const { content } = node instanceof HTMLTemplateElement ? node : { content: undefined };
  const names = [...node.attributes].map(({ name }) => name).sort();
  const children = [...(content ?? node).children].map(structureOf);
  return [node.localName, names.join(' '), ...children];
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** How often words stand in texts and attributes; what scripts read has its own way to write them. */
function count(root: Document, words: string): number {
  const inJson = JSON.stringify(words).slice(1, -1);
  const all = [...root.querySelectorAll(':not(script)')];
  const texts = all.flatMap((one) => [
    ...[...one.attributes].map(({ value }) => value),
    ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ]);
  const parts = texts.map((text) => text.split(text.startsWith('{') ? inJson : words).length - 1);
  return parts.reduce((sum, found) => sum + found, 0);
}

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

import { expect } from 'vitest';
import { withWords } from './filled-fields';
import { everyKindForm } from './test-form';
import { testDocument, testInput } from './test-page';
import { testItems } from './test-items';
import { sizedProduct, testProductList, twoOptionProduct } from './test-products';
import type { RenderInput } from '../server/render-input';
import { renderPage } from '../server/render-page';
import type { ProductReviewsView } from '../shop/review-view';

/** Words of the same length, since forms count what was written. */
export const harmlessLike = (text: string): string => 'Plainwords'.repeat(9).slice(0, text.length);

/** Each begins something that swallows, moves or closes what comes after it. */
export const hostile: readonly string[] = [
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
  '<img src=x onerror="window.isHit=1"><svg onload="window.isHit=1">',
];

/** What two buyers say of a product. */
export const reviews: ProductReviewsView = {
  count: 2,
  average: 4.5,
  reviews: [5, 4].map((stars) => ({
    id: `r${stars}`,
    stars,
    title: 'Fine',
    text: 'It holds tea.',
    name: 'Ada',
    at: 1_750_000_000_000,
  })),
  timeZone: 'UTC',
};

/** A page with every block, with these words wherever owners and visitors write. */
export function pageWith(
  text: string,
  blocks: Parameters<typeof testDocument>,
  more: Partial<RenderInput> = {},
): string {
  const { headerFooter, page } = testInput(testDocument(...blocks));
  const products = [{ ...sizedProduct, reviews }, twoOptionProduct].map((product) =>
    withWords(product, text),
  );
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
    ...itemServices(text),
    ...more,
  };
  return renderPage(testInput(testDocument(...blocks), over)).html;
}

/** What blocks show of a collection. */
function itemServices(text: string): Partial<RenderInput> {
  const view = withWords(testItems, text);
  const { timeZone, items } = view;
  return {
    itemList: () => view,
    summary: () => view,
    archive: () => view,
    tags: () => view,
    tourDates: () => ({ timeZone, coming: items, past: items }),
    calendar: () => ({
      month: '2026-03',
      today: '2026-03-09',
      path: '/work',
      timeZone,
      events: items,
      hasEarlier: true,
      hasLater: true,
    }),
    codeFrame: () => '/code/one',
  };
}

/** Names of elements and attributes, as deep as they stand; no words. */
export function structureOf(node: Element): unknown {
  const { content } = node instanceof HTMLTemplateElement ? node : { content: undefined };
  const names = [...node.attributes].map(({ name }) => name).sort();
  const children = [...(content ?? node).children].map(structureOf);
  return [node.localName, names.join(' '), ...children];
}

/**
 * Checks that words of one page stand in another as often as harmless ones do, and move nothing.
 *
 * @param render a page with these words
 * @returns how often they stand there
 */
export function expectWords(render: (text: string) => Document, text: string): number {
  const harmless = harmlessLike(text);
  const [plain, odd] = [render(harmless), render(text)];
  expect(structureOf(odd.documentElement)).toEqual(structureOf(plain.documentElement));
  const times = count(odd, text);
  expect(times).toBe(count(plain, harmless));
  return times;
}

/** The document of a page. */
export const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/**
 * How often words stand in texts and attributes; what scripts read has its own way to write them.
 */
export function count(root: Document, words: string): number {
  const inJson = JSON.stringify(words).slice(1, -1);
  const elements = [...root.querySelectorAll(':not(script)')];
  const texts = elements.flatMap((product) => [
    ...[...product.attributes].map(({ name, value }) => (name === 'href' ? decode(value) : value)),
    ...[...product.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ]);
  const parts = texts.map((text) => text.split(text.startsWith('{') ? inJson : words).length - 1);
  return parts.reduce((sum, found) => sum + found, 0);
}

/** What an address says, such as what is searched for; as it is where it is no encoding. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

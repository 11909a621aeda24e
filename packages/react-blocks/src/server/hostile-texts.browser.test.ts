import type { FieldTable } from '@frontage/site-model/fields';
import { describe, expect, it, vi } from 'vitest';
import { blockFields } from '../blocks/block-fields';
import { filledFields, withWords } from '../testing/filled-fields';
import { withRestockNotices } from '../blocks/product/restock/testing/with-restock-notices';
import { expectWords, hostile, pageWith, parse, reviews } from '../testing/hostile-page';
import { testDocument, testInput } from '../testing/test-page';
import { sizedProduct, testProductList } from '../testing/test-products';
import { testCart, testCheckout, testOrder } from '../testing/test-shop';
import type { GiftDetails } from '../shop/gift-details';
import type { OrderLineView, OrderView } from '../shop/order-view';
import type { RenderInput } from './render-input';
import { renderPage } from './render-page';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('./policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const tables: readonly (readonly [string, FieldTable])[] = Object.entries(blockFields);

describe.each(tables)('%s with words that look like markup', (type, table) => {
  const render = (text: string) =>
    parse(
      pageWith(text, [{ type, data: filledFields(table, text) }], {
        product: () => withWords({ ...withRestockNotices(sizedProduct), reviews }, text),
      }),
    );

  it.each(hostile)(
    '%s is words, in their place and all there',
    (text) => void expectWords(render, text),
  );
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
    expect(expectWords(render, text)).toBeGreaterThan(1);
  });
});

const gift: GiftDetails = {
  from: 'Ada',
  to: 'Bob',
  email: 'bob@example.com',
  message: 'For tea.',
  date: '',
};
const buyerNote = 'Ring twice.';
const lineView: OrderLineView = {
  lineId: 'one',
  title: 'Gift card',
  variantLabel: 'Fifty',
  picture: null,
  slug: '',
  quantity: 2,
  unitCents: 5_000,
  plan: null,
  download: { name: 'a.pdf', bytes: 1_000, href: '/', expiresAt: null, left: 3 },
  isGiftCard: true,
  giftCardCodes: [],
  giftCardsHidden: 2,
};
/** An order with all that a buyer and an owner write. */
const wholeOrder: OrderView = {
  ...testOrder,
  lines: [lineView],
  address: { ...testCheckout().address, name: 'Ada', line1: '1 Kiln Road', city: 'Tarn' },
  pickup: { hours: 'Mondays' },
  gift,
  buyerNote,
  seller: { name: 'Netloft', address: ['3 Tarn Quay', 'Tarn'], taxId: 'GB 000' },
};
const review = { stars: 4, title: 'Fine', text: 'It holds tea.', name: 'Ada' };
const reviewItem = { productId: 'p1', title: 'Jar', variantLabel: 'White', picture: null };

type State = () => NonNullable<RenderInput['shop']>;
const visitorPages: readonly (readonly [string, keyof typeof blockFields, State])[] = [
  ['cart', 'cart', () => ({ kind: 'cart', view: testCart() })],
  ['checkout', 'checkout', () => ({ kind: 'checkout', view: testCheckout({ gift, buyerNote }) })],
  ['order', 'order', () => ({ kind: 'order', view: wholeOrder })],
  [
    'gift card',
    'order',
    () => ({
      kind: 'gift',
      view: { ...gift, token: 'tok', currency: 'USD', cents: 500, balanceCents: 500, code: '' },
    }),
  ],
  [
    'reviews, one of them refused',
    'review',
    () => ({
      kind: 'review',
      view: { token: 'tok', items: [{ ...reviewItem, slug: 'shop/jar', review, isSent: true }] },
      errors: { message: 'Wrong.', fields: { name: 'Wrong.' }, productId: 'p1' },
    }),
  ],
];

describe.each(visitorPages)('the page of a visitor’s %s', (_name, type, state) => {
  const render = (text: string) => {
    const shop = withWords(state(), text) as RenderInput['shop'];
    const document = testDocument({ type, data: {} });
    return parse(renderPage(testInput(document, { shop })).html);
  };

  it.each(hostile)('shows %s as words', (text) => {
    expect(expectWords(render, text)).toBeGreaterThan(1);
  });
});

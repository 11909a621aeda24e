import { isOnSale, isSoldOut, productPrices, type CurrencyCode } from '@frontage/commerce-model';
import { productSorts, type ProductFilter } from '@frontage/react-blocks/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ids, settings, temporaryStore, type TemporaryStore } from '../../testing/site-fixture';
import type { ProductInput } from './check-product';
import { findProducts, nextAppearance, type ProductQuery } from './find-products';
import { productIn } from './product-in';
import { isProductVisible, findProductsById } from './products';
import type { StoredProduct } from './stored-product';

let opened: TemporaryStore;
let time = 1_000;

beforeAll(async () => {
  opened = await temporaryStore({ now: () => time });
  await opened.store.saveSite({ id: ids.site, host: 'studio.example', settings });
});
afterAll(() => opened.remove());

const everything: ProductFilter = {
  category: '',
  tag: '',
  minCents: null,
  maxCents: null,
  inStock: false,
  onSale: false,
  sort: 'featured',
  page: 1,
};

const word = (...words: string[]) => fc.constantFrom(...words);
const variant = fc.record({
  priceCents: fc.nat(9),
  salePriceCents: fc.nat(9),
  onSale: fc.boolean(),
  unlimited: fc.boolean(),
  qtyInStock: fc.nat(1),
});
const product = fc.record({
  title: word('Jar', 'jar', 'Äpfel', 'Zebra', 'apple', '10 cups', '9 cups'),
  productType: word('physical', 'service', 'giftCard'),
  variants: fc.array(variant, { maxLength: 3 }),
  own: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  category: word('', 'Jars', 'Cups'),
  tags: fc.subarray(['white', 'blue', 'old']),
  state: word('published', 'published', 'scheduled', 'draft'),
  publishAt: fc.integer({ min: 500, max: 3_000 }),
  position: fc.nat(2),
  isEuro: fc.boolean(),
  createdAt: fc.nat(2),
});
const query = fc.record({
  currency: word('USD', 'EUR', 'GBP'),
  category: word('', 'Jars', 'Cups', 'None', 'a\0b'),
  tag: word('', 'white', 'old', 'none'),
  within: fc.record({ category: word('', '', 'Jars'), tag: word('', '', 'blue') }),
  minCents: fc.option(fc.nat(9)),
  maxCents: fc.option(fc.nat(9)),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  sort: fc.constantFrom(...productSorts),
  page: fc.integer({ min: 1, max: 3 }),
  perPage: fc.integer({ min: 1, max: 5 }),
});

let made = 0;

/** Saves a drawn product; answers its id. */
async function save({
  title,
  productType,
  variants,
  own,
  category,
  tags,
  state,
  publishAt,
  position,
  isEuro,
  createdAt,
}: Parameters<Parameters<typeof product.map>[0]>[0]): Promise<string> {
  const id = `product-${String((made += 1)).padStart(6, '0')}`;
  time = 1_000 + createdAt;
  const priced = variants.map((variant, index) => ({ id: `v${index}`, ...variant }));
  const euros = Object.fromEntries(
    priced.flatMap((variant, index) =>
      own[index]
        ? [
            [
              variant.id,
              { priceCents: variant.priceCents + 1, salePriceCents: variant.salePriceCents },
            ],
          ]
        : [],
    ),
  );
  const input = {
    product: { id, title, productType, variants: priced },
    currency: 'USD',
    slug: `shop/${id}`,
    category,
    tags,
    state,
    publishAt,
    position,
    ...(isEuro && { pricesByCurrency: { EUR: euros } }),
  };
  await opened.store.saveProduct(ids.site, input as ProductInput); // of drawn words
  return id;
}

/** The rules in plain words: reads and checks every product. */
function inWords(
  stored: readonly StoredProduct[],
  { currency, filter, within = { category: '', tag: '' }, perPage }: ProductQuery,
  now: number,
) {
  const scope = stored.filter(
    ({ tags, category }) =>
      (within.tag === '' || tags.includes(within.tag)) &&
      (within.category === '' || category === within.category),
  );
  const sold = scope.flatMap((product) => productIn(product, currency) ?? []);
  const seen = sold.filter((product) => isProductVisible(product, now));
  const { category, tag, minCents, maxCents, inStock, onSale, sort, page } = filter;
  const from = (product: StoredProduct) => productPrices(product.product).fromCents;
  const fits = (product: StoredProduct) =>
    (category === '' || product.category === category) &&
    (tag === '' || product.tags.includes(tag)) &&
    from(product) >= (minCents ?? 0) &&
    from(product) <= (maxCents ?? Infinity) &&
    !(inStock && isSoldOut(product.product)) &&
    (!onSale || isOnSale(product.product));
  const byAge = (product: StoredProduct, other: StoredProduct) =>
    other.createdAt - product.createdAt || (product.product.id < other.product.id ? 1 : -1);
  const first = {
    featured: (product: StoredProduct, other: StoredProduct) => product.position - other.position,
    newest: () => 0,
    cheapest: (product: StoredProduct, other: StoredProduct) => from(product) - from(other),
    dearest: (product: StoredProduct, other: StoredProduct) => from(other) - from(product),
    name: (product: StoredProduct, other: StoredProduct) =>
      product.product.title.localeCompare(other.product.title),
  };
  const fitting = seen.filter(fits).sort((a, b) => first[sort](a, b) || byAge(a, b));
  // Beyond the last page is the last one.
  const shown = Math.min(page, Math.max(1, Math.ceil(fitting.length / perPage)));
  const names = (list: readonly string[]) =>
    [...new Set(list)].filter((name) => name !== '').sort((a, b) => a.localeCompare(b));
  return {
    page: shown,
    ids: fitting.slice((shown - 1) * perPage, shown * perPage).map((product) => product.product.id),
    total: fitting.length,
    categories: names(seen.map((product) => product.category)),
    tags: names(seen.flatMap((product) => product.tags)),
    counts: {
      categories: countWords(seen.map((product) => product.category)),
      tags: countWords(seen.flatMap((product) => [...new Set(product.tags)])),
    },
    nextAt: nextAppearance(sold, now),
  };
}

/** How often each word occurs. */
function countWords(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(counts);
}

it(
  'finds what its rules say, for any products, filters, orders and currencies',
  { timeout: 600_000 },
  async () => {
    const { store } = opened;
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { maxLength: 12 }),
        fc.array(query, { minLength: 6, maxLength: 6 }),
        async (drawn, request) => {
          await store.write(async (db) => {
            for (const table of [
              'listing_variant',
              'listing_tag',
              'listing',
              'stock',
              'product',
            ] as const)
              await db.deleteFrom(table).execute();
          });
          const saved: string[] = [];
          for (const product of drawn) saved.push(await save(product));
          const now = 2_000;
          for (const { currency, within, perPage, ...filter } of request) {
            const wanted: ProductQuery = {
              currency: currency as CurrencyCode,
              within,
              perPage,
              filter,
            }; // of drawn words
            const found = await findProducts(store.read, ids.site, wanted, now);
            const { page, total, categories, tags, counts, nextAt } = found;
            expect({
              page,
              ids: found.products.map((product) => product.product.id),
              total,
              categories,
              tags,
              counts,
              nextAt,
            }).toEqual(inWords(await findProductsById(store.read, ids.site, saved), wanted, now));
          }
        },
      ),
      { numRuns: process.env['TEST_STORE'] === 'postgres' ? 15 : 60 },
    );
  },
);

it('what is in stock is what is sold in the currency, as it is now', async () => {
  const prices = { priceCents: 5, salePriceCents: 0, onSale: false, unlimited: false };
  const variants = [
    { ...prices, qtyInStock: 0 },
    { ...prices, qtyInStock: 1 },
  ];
  const id = await save({
    title: 'Pot',
    productType: 'physical',
    variants,
    own: [true, false, false],
    category: '',
    tags: [],
    state: 'published',
    publishAt: 1,
    position: 0,
    isEuro: true,
    createdAt: 0,
  });
  const finds = async (currency: CurrencyCode) =>
    (
      await opened.store.findProducts(ids.site, {
        currency,
        filter: { ...everything, inStock: true },
        perPage: 200,
      })
    ).products.some(({ product: found }) => found.id === id);
  expect([await finds('USD'), await finds('EUR')]).toEqual([true, false]);
  await opened.store.setStock(ids.site, { productId: id, variantId: 'v1', quantity: 0 });
  await opened.store.setStock(ids.site, { productId: id, variantId: 'v0', quantity: 3 });
  expect([await finds('USD'), await finds('EUR')]).toEqual([true, true]);
  await opened.store.setStock(ids.site, { productId: id, variantId: 'v0', quantity: 0 });
  expect([await finds('USD'), await finds('EUR')]).toEqual([false, false]);
});

it('a product that is saved anew is found by what it is now', async () => {
  const id = await save({
    title: 'Vase',
    productType: 'physical',
    variants: [{ priceCents: 5, salePriceCents: 0, onSale: false, unlimited: true, qtyInStock: 0 }],
    own: [true, true, true],
    category: 'Old',
    tags: ['old'],
    state: 'published',
    publishAt: 1,
    position: 0,
    isEuro: true,
    createdAt: 0,
  });
  await opened.store.saveProduct(ids.site, {
    product: { id, title: 'Vase', productType: 'digital', priceCents: 7 },
    currency: 'USD',
    slug: `shop/${id}`,
    category: 'New',
    tags: ['new'],
  });
  const find = async (filter: Partial<ProductFilter>, currency: CurrencyCode = 'USD') =>
    (
      await opened.store.findProducts(ids.site, {
        currency,
        filter: { ...everything, ...filter },
        perPage: 100,
      })
    ).products
      .map(({ product }) => product.id)
      .filter((found) => found === id);
  expect([
    await find({ category: 'Old' }),
    await find({ tag: 'old' }),
    await find({ maxCents: 6 }),
    await find({}, 'EUR'),
  ]).toEqual([[], [], [], []]);
  expect([
    await find({ category: 'New' }),
    await find({ tag: 'new' }),
    await find({ minCents: 7, inStock: true }),
  ]).toEqual([[id], [id], [id]]);
});

import type { CurrencyCode } from '@frontage/commerce-model';
import type { ChoiceCounts, ProductFilter, ProductSort } from '@frontage/react-blocks/server';
import { maxCollectionProducts } from '@frontage/site-model';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, StoreTables } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import type { ListingTable } from './listing-table';
import { productIn } from './product-in';
import { findProductsById } from './products';
import type { StoredProduct } from './stored-product';

/** A query for products. */
export interface ProductQuery {
  /** The currency of the prices; products not sold in it are left out. */
  currency: CurrencyCode;
  /** The visitor's choice. */
  filter: ProductFilter;
  /** The limits of the list, whatever a visitor chose; `''` for all. @default all */
  within?: { category: string; tag: string };
  /** The order before a visitor chooses another one. @default featured */
  sort?: ProductSort;
  /** The number of products on one page. */
  perPage: number;
  /** The language whose order names, categories and tags have, BCP 47. @default English */
  locale?: string;
}

/** The result of a query. */
export interface FoundProducts {
  /** The products of the page, priced in the query's currency. */
  products: readonly StoredProduct[];
  /** The number of matches, at most 200 [9.08]. */
  total: number;
  /** At least 1. */
  pages: number;
  /** The page that they are on: the last one if a later one was asked for. */
  page: number;
  /** All choices, whatever is chosen now, and how many products each has. */
  categories: readonly string[];
  tags: readonly string[];
  counts: ChoiceCounts;
  /** When the next scheduled product appears, UTC milliseconds; null for never. */
  nextAt: number | null;
}

/** The query builder for the rows of a list. */
type Listings = SelectQueryBuilder<StoreTables, 'listing', object>;

/**
 * Finds the visible products that match a filter, with their current stock. The first 200 in their
 * order are a collection [9.08]. Only the products of the page are read in full.
 *
 * @param db the reading side
 * @param siteId the site
 * @param query for products
 * @param now UTC milliseconds
 */
export async function findProducts(
  db: Database,
  siteId: string,
  query: ProductQuery,
  now: number,
): Promise<FoundProducts> {
  const {
    currency,
    filter,
    within = { category: '', tag: '' },
    sort = 'featured',
    perPage,
    locale = 'en',
  } = query;
  const { compare } = new Intl.Collator(locale);
  if (!isStorable(within.category) || !isStorable(within.tag))
    return { products: [], total: 0, pages: 1, page: 1, nextAt: null, ...noChoices };
  const scope = inCategory(
    withTag(
      db
        .selectFrom('listing')
        .where('listing.site_id', '=', siteId)
        .where('currency', '=', currency),
      within.tag,
    ),
    within.category,
  );
  const seen = scope.where('visible_from', '<=', now);
  const isAnswerable = isStorable(filter.category) && isStorable(filter.tag);
  const fitting = isAnswerable
    ? await orderedIds(
        fitted(seen, filter),
        filter.sort === 'featured' ? sort : filter.sort,
        compare,
      )
    : [];
  const pages = Math.max(1, Math.ceil(fitting.length / perPage));
  const page = Math.min(filter.page, pages);
  const ids = fitting.slice((page - 1) * perPage, page * perPage);
  return {
    products: await pricedProducts(db, siteId, { ids, currency }),
    total: fitting.length,
    pages,
    page,
    ...(await choicesOf(seen, compare)),
    nextAt: await nextOf(scope, now),
  };
}

/** Gives when the next of some products appears, UTC milliseconds; null for never. */
export function nextAppearance(
  products: readonly Pick<StoredProduct, 'state' | 'publishAt'>[],
  now: number,
): number | null {
  const times = products.flatMap(({ state, publishAt }) =>
    state === 'scheduled' && publishAt !== null && publishAt > now ? [publishAt] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

function inCategory(listings: Listings, category: string): Listings {
  return category === '' ? listings : listings.where('category', '=', category);
}

function withTag(listings: Listings, tag: string): Listings {
  if (tag === '') return listings;
  return listings.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('listing_tag')
        .select('tag')
        .whereRef('listing_tag.product_id', '=', 'listing.product_id')
        .where('tag', '=', tag),
    ),
  );
}

function fitted(
  listings: Listings,
  { category, tag, minCents, maxCents, inStock, onSale }: ProductFilter,
): Listings {
  let fitting = withTag(inCategory(listings, category), tag);
  if (minCents !== null) fitting = fitting.where('from_cents', '>=', minCents);
  if (maxCents !== null) fitting = fitting.where('from_cents', '<=', maxCents);
  if (onSale) fitting = fitting.where('on_sale', '=', 1);
  return inStock ? withStock(fitting) : fitting;
}

/** Keeps unlimited products, and those with stock of a variant that is sold in the currency. */
function withStock(listings: Listings): Listings {
  return listings.where(({ eb, or, exists, selectFrom }) =>
    or([
      eb('is_endless', '=', 1),
      exists(
        selectFrom('listing_variant')
          .innerJoin('stock', (join) =>
            join
              .onRef('stock.product_id', '=', 'listing_variant.product_id')
              .onRef('stock.variant_id', '=', 'listing_variant.variant_id'),
          )
          .select('stock.quantity')
          .whereRef('listing_variant.product_id', '=', 'listing.product_id')
          .whereRef('listing_variant.currency', '=', 'listing.currency')
          .where('stock.quantity', '>', 0),
      ),
    ]),
  );
}

/** The first sort keys; equal products are sorted by age, the newest first. */
const orders: Readonly<
  Record<Exclude<ProductSort, 'name'>, readonly (readonly [keyof ListingTable, 'asc' | 'desc'])[]>
> = {
  featured: [['position', 'asc']],
  newest: [],
  cheapest: [['from_cents', 'asc']],
  dearest: [['from_cents', 'desc']],
};

/** The order of names. */
type Compare = Intl.Collator['compare'];

async function orderedIds(
  listings: Listings,
  sort: ProductSort,
  compare: Compare,
): Promise<string[]> {
  let ordered = listings;
  for (const [column, direction] of sort === 'name' ? [] : orders[sort])
    ordered = ordered.orderBy(column, direction);
  ordered = ordered.orderBy('created_at', 'desc').orderBy('product_id', 'desc');
  if (sort !== 'name')
    return (await ordered.select('product_id').limit(maxCollectionProducts).execute()).map(
      ({ product_id }) => product_id,
    );
  // Databases sort letters in different ways; readers of a language expect their own order.
  const named = await ordered.select(['product_id', 'title']).execute();
  return named
    .sort((a, b) => compare(a.title, b.title))
    .slice(0, maxCollectionProducts)
    .map(({ product_id }) => product_id);
}

async function pricedProducts(
  db: Database,
  siteId: string,
  { ids, currency }: { ids: readonly string[]; currency: CurrencyCode },
): Promise<StoredProduct[]> {
  const byId = new Map(
    (await findProductsById(db, siteId, ids)).map((stored) => [stored.product.id, stored]),
  );
  return ids.flatMap((id) => {
    const stored = byId.get(id);
    return (stored && productIn(stored, currency)) ?? [];
  });
}

type Choices = Pick<FoundProducts, 'categories' | 'tags' | 'counts'>;

const noChoices: Choices = { categories: [], tags: [], counts: { categories: {}, tags: {} } };

async function choicesOf(seen: Listings, compare: Compare): Promise<Choices> {
  const categories = await seen
    .select((eb) => ['category as word', eb.fn.countAll().as('count')])
    .groupBy('category')
    .execute();
  const tags = await seen
    .innerJoin('listing_tag', 'listing_tag.product_id', 'listing.product_id')
    .select((eb) => ['listing_tag.tag as word', eb.fn.countAll().as('count')])
    .groupBy('listing_tag.tag')
    .execute();
  return {
    categories: namesOf(categories, compare),
    tags: namesOf(tags, compare),
    counts: { categories: countsOf(categories), tags: countsOf(tags) },
  };
}

function countsOf(
  rows: readonly { word: string; count: string | number | bigint }[],
): Readonly<Record<string, number>> {
  const named = rows.filter(({ word }) => word !== '');
  return Object.fromEntries(named.map(({ word, count }) => [word, Number(count)]));
}

async function nextOf(scope: Listings, now: number): Promise<number | null> {
  const next = await scope
    .where('visible_from', '>', now)
    .select((eb) => eb.fn.min('visible_from').as('at'))
    .executeTakeFirst();
  return next?.at ?? null;
}

function namesOf(rows: readonly { word: string }[], compare: Compare): string[] {
  return rows.flatMap(({ word }) => (word === '' ? [] : [word])).sort(compare);
}

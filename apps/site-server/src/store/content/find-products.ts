import { isOnSale, isSoldOut, productPrices, type CurrencyCode, type Product } from '@frontage/commerce-model';
import type { ProductFilter, ProductSort } from '@frontage/react-blocks/server';
import { maxCollectionProducts } from '@frontage/site-model';
import { isStorable } from '../is-storable';
import type { Database } from '../tables';
import { productIn } from './product-in-currency';
import { allProducts, isVisible, type StoredProduct } from './products';

/** Which products are asked for. */
export interface ProductQuery {
  /** In which they are priced; what is not sold in it is left out. */
  currency: CurrencyCode;
  /** What a visitor chose. */
  filter: ProductFilter;
  /** What a list is limited to, whatever a visitor chose; `''` for all. @default all */
  within?: { category: string; tag: string };
  /** The order where a visitor has not chosen another. @default featured */
  sort?: ProductSort;
  /** How many stand on one page. */
  perPage: number;
}

/** What a query finds. */
export interface FoundProducts {
  /** Those of the page, priced in the currency of the query. */
  products: readonly StoredProduct[];
  /** How many fit, 200 at most [9.08]. */
  total: number;
  /** At least 1. */
  pages: number;
  /** What one may choose from, whatever is chosen now. */
  categories: readonly string[];
  tags: readonly string[];
  /** When the next scheduled product appears, UTC milliseconds; null for never. */
  nextAt: number | null;
}

/**
 * The products that visitors see and that a filter lets through, with the stock there
 * is now. The first 200 in their order are a collection [9.08].
 *
 * @param db the reading side
 * @param siteId the site
 * @param query which
 * @param now UTC milliseconds
 */
export async function findProducts(db: Database, siteId: string, query: ProductQuery, now: number): Promise<FoundProducts> {
  const { currency, filter, within = { category: '', tag: '' }, sort = 'featured', perPage } = query;
  const stored = isStorable(within.category) ? await allProducts(db, siteId, within.category === '' ? undefined : within.category) : [];
  const scope = stored.filter(({ tags }) => within.tag === '' || tags.includes(within.tag));
  const sold = scope.flatMap((product) => (isVisible(product, now) ? (productIn(product, currency) ?? []) : []));
  const order = orders[filter.sort === 'featured' ? sort : filter.sort];
  const fitting = sold.filter((product) => fits(product, filter)).sort(order).slice(0, maxCollectionProducts);
  return {
    products: fitting.slice((filter.page - 1) * perPage, filter.page * perPage),
    total: fitting.length,
    pages: Math.max(1, Math.ceil(fitting.length / perPage)),
    categories: namesOf(sold.map(({ category }) => category)),
    tags: namesOf(sold.flatMap(({ tags }) => tags)),
    nextAt: nextAppearance(scope, now),
  };
}

/** When the next of some products appears, UTC milliseconds; null for never. */
export function nextAppearance(products: readonly Pick<StoredProduct, 'state' | 'publishAt'>[], now: number): number | null {
  const times = products.flatMap(({ state, publishAt }) => (state === 'scheduled' && publishAt !== null && publishAt > now ? [publishAt] : []));
  return times.length === 0 ? null : Math.min(...times);
}

function fits({ product, category, tags }: StoredProduct, filter: ProductFilter): boolean {
  const { fromCents } = productPrices(product);
  if (filter.category !== '' && category !== filter.category) return false;
  if (filter.tag !== '' && !tags.includes(filter.tag)) return false;
  if (filter.minCents !== null && fromCents < filter.minCents) return false;
  if (filter.maxCents !== null && fromCents > filter.maxCents) return false;
  if (filter.inStock && isSoldOut(product)) return false;
  return !filter.onSale || isOnSale(product);
}

type Order = (one: StoredProduct, other: StoredProduct) => number;

const from = (product: Product) => productPrices(product).fromCents;
const byAge: Order = (one, other) => other.createdAt - one.createdAt || (one.product.id < other.product.id ? 1 : -1);

const orders: Readonly<Record<ProductSort, Order>> = {
  featured: (one, other) => one.position - other.position || byAge(one, other),
  newest: byAge,
  cheapest: (one, other) => from(one.product) - from(other.product) || byAge(one, other),
  dearest: (one, other) => from(other.product) - from(one.product) || byAge(one, other),
  name: (one, other) => one.product.title.localeCompare(other.product.title) || byAge(one, other),
};

function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '').sort((one, other) => one.localeCompare(other));
}

import { fractionDigits, maxPriceCents, type CurrencyCode } from '@frontage/commerce-model';

/** The orders of a product list: the owner's own, newest first, by price, by name. */
export const productSorts = ['featured', 'newest', 'cheapest', 'dearest', 'name'] as const;

/** One of them. */
export type ProductSort = (typeof productSorts)[number];

/** A choice of a store's products. */
export interface ProductFilter {
  /** '' for all. */
  readonly category: string;
  /** '' for all. */
  readonly tag: string;
  /** Limits for the product's lowest current price, minor units; null for no limit. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** Only products that can be bought now. */
  readonly inStock: boolean;
  /** Only products on sale. */
  readonly onSale: boolean;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
  /** The parameter that names its page. @default 'page' */
  readonly pageControl?: string;
  /** What follows the question mark for the other lists on the same page. @default nothing */
  readonly others?: string;
}

/**
 * Names of a filter's parameters, both in the page's address and in the call. Prices are written as
 * `19.5`.
 */
export const filterControls = {
  category: 'category',
  tag: 'tag',
  min: 'min',
  max: 'max',
  inStock: 'stock',
  onSale: 'sale',
  sort: 'sort',
  page: 'page',
} as const;

/** The last page number that is read; no list has more. */
const lastPage = 200;

/**
 * Reads a filter from the query of an address; never throws. Unreadable values do not filter.
 *
 * @param query the part after the question mark, such as `category=bowls&sale=1`
 * @param currency of its prices
 * @param usual the default order
 * @param pageControl the parameter that names the page of the list
 * @param otherControls those of the other lists on the same page
 */
export function readProductFilter(
  query: string | URLSearchParams,
  currency: CurrencyCode,
  usual: ProductSort = 'featured',
  pageControl: string = filterControls.page,
  otherControls: readonly string[] = [],
): ProductFilter {
  const fields = new URLSearchParams(query);
  const word = (name: string): string => (fields.get(name) ?? '').trim().slice(0, 100);
  const pageOf = (name: string): number => {
    const page = Number(word(name));
    return Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1;
  };
  const others = new URLSearchParams();
  for (const name of otherControls) if (pageOf(name) > 1) others.set(name, String(pageOf(name)));
  const [minCents, maxCents] = inOrder(
    readPrice(word(filterControls.min), currency),
    readPrice(word(filterControls.max), currency),
  );
  return {
    category: word(filterControls.category),
    tag: word(filterControls.tag),
    minCents,
    maxCents,
    inStock: word(filterControls.inStock) === '1',
    onSale: word(filterControls.onSale) === '1',
    sort: productSorts.find((sort) => sort === word(filterControls.sort)) ?? usual,
    page: pageOf(pageControl),
    ...(pageControl !== filterControls.page && { pageControl }),
    ...(others.size > 0 && { others: others.toString() }),
  };
}

/**
 * Writes a filter as the query of an address, without the question mark; '' for all products.
 *
 * @param usual the default order, which is left out
 */
export function writeProductFilter(
  filter: ProductFilter,
  currency: CurrencyCode,
  usual: ProductSort = 'featured',
): string {
  const { category, tag, minCents, maxCents, inStock, onSale, sort, page } = filter;
  const { pageControl = filterControls.page, others = '' } = filter;
  const fields = new URLSearchParams();
  const set = (name: string, value: string): void => {
    if (value !== '') fields.set(name, value);
  };
  set(filterControls.category, category);
  set(filterControls.tag, tag);
  set(filterControls.min, writePrice(minCents, currency));
  set(filterControls.max, writePrice(maxCents, currency));
  set(filterControls.inStock, inStock ? '1' : '');
  set(filterControls.onSale, onSale ? '1' : '');
  set(filterControls.sort, sort === usual ? '' : sort);
  set(pageControl, page > 1 ? String(page) : '');
  new URLSearchParams(others).forEach((number, name) => set(name, number));
  return fields.toString();
}

/** Writes an amount for a price control, the same in every language: `19.5`; '' for null. */
export function writePrice(cents: number | null, currency: CurrencyCode): string {
  return cents === null ? '' : String(cents / 10 ** fractionDigits(currency));
}

/** Somebody who enters the higher price first means the same limits. */
function inOrder(min: number | null, max: number | null): readonly [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

/** Number controls write decimals the same way in every language. */
function readPrice(text: string, currency: CurrencyCode): number | null {
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text)) return null;
  return Math.min(maxPriceCents, Math.round(Number(text) * 10 ** fractionDigits(currency)));
}

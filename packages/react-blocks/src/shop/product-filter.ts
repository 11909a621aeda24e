import { fractionDigits, maxPriceCents, type CurrencyCode } from '@frontage/commerce-model';

/** In which order products stand: as the owner put them, the newest first, by price, by name. */
export const productSorts = ['featured', 'newest', 'cheapest', 'dearest', 'name'] as const;

/** One of them. */
export type ProductSort = (typeof productSorts)[number];

/** Which products of a store are asked for. */
export interface ProductFilter {
  /** '' for all. */
  readonly category: string;
  /** '' for all. */
  readonly tag: string;
  /**
   * What the product costs at least and at most, minor units, by its lowest price now; null for
   * any.
   */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** Only what can be bought now. */
  readonly inStock: boolean;
  /** Only what is on sale. */
  readonly onSale: boolean;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
}

/**
 * Names of a filter's parameters, in the address of a page and of the call alike. Prices are
 * written as `19.5`.
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

/** The largest page that is read; what lies behind it is as empty. */
const lastPage = 200;

/**
 * Reads a filter out of the query of an address; never throws. What cannot be read
 * filters nothing.
 *
 * @param query what follows the question mark, such as `category=bowls&sale=1`
 * @param currency in which its prices are
 * @param usual the order where none is asked for
 */
export function readProductFilter(
  query: string | URLSearchParams,
  currency: CurrencyCode,
  usual: ProductSort = 'featured',
): ProductFilter {
  const fields = new URLSearchParams(query);
  const word = (name: string): string => (fields.get(name) ?? '').trim().slice(0, 100);
  const page = Number(word(filterControls.page));
  return {
    category: word(filterControls.category),
    tag: word(filterControls.tag),
    minCents: readPrice(word(filterControls.min), currency),
    maxCents: readPrice(word(filterControls.max), currency),
    inStock: word(filterControls.inStock) === '1',
    onSale: word(filterControls.onSale) === '1',
    sort: productSorts.find((sort) => sort === word(filterControls.sort)) ?? usual,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1,
  };
}

/**
 * Writes a filter as the query of an address, without its question mark; '' for all products.
 *
 * @param usual the order that need not be said
 */
export function writeProductFilter(
  filter: ProductFilter,
  currency: CurrencyCode,
  usual: ProductSort = 'featured',
): string {
  const { category, tag, minCents, maxCents, inStock, onSale, sort, page } = filter;
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
  set(filterControls.page, page > 1 ? String(page) : '');
  return fields.toString();
}

/**
 * An amount as the control of a price has it, whatever the page's language: `19.5`; '' for null.
 */
export function writePrice(cents: number | null, currency: CurrencyCode): string {
  return cents === null ? '' : String(cents / 10 ** fractionDigits(currency));
}

/** Number controls write decimals alike in every language. */
function readPrice(text: string, currency: CurrencyCode): number | null {
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text)) return null;
  return Math.min(maxPriceCents, Math.round(Number(text) * 10 ** fractionDigits(currency)));
}

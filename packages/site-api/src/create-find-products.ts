import { isCount, isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** A product that was found. */
export interface FoundProduct {
  /** The address of its page, without a slash before it. */
  readonly slug: string;
  /** Of its prices, ISO 4217. */
  readonly currency: string;
  /** Unchecked: for `readProduct` of `@frontage/commerce-model`. */
  readonly product: UnknownRecord;
}

/** One page of the products that were found. */
export interface ProductFindings {
  /** How many there are, on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly products: readonly FoundProduct[];
}

/**
 * Which products are asked for, and in which order; without any of them all are, as the owner put
 * them.
 */
export interface ProductQuery {
  readonly category?: string;
  readonly tag?: string;
  /** What they cost at least, in whole units of the store's currency: `19.5`. */
  readonly min?: number;
  readonly max?: number;
  /** 1: only what can be bought now. */
  readonly stock?: 1;
  /** 1: only what is on sale. */
  readonly sale?: 1;
  readonly sort?: 'featured' | 'newest' | 'cheapest' | 'dearest' | 'name';
  /** From 1. */
  readonly page?: number;
}

/** Reads the data of the reply; undefined when it is not what was asked for. */
export function readProductFindings({
  total,
  pages,
  products,
}: UnknownRecord): ProductFindings | undefined {
  return isCount(total) &&
    isCount(pages) &&
    Array.isArray(products) &&
    products.every(isFoundProduct)
    ? { total, pages, products }
    : undefined;
}

/** Makes the call that finds products of the store. */
export function createFindProducts(call: Call) {
  return (query: ProductQuery = {}, signal?: AbortSignal): Promise<ApiResult<ProductFindings>> => {
    const fields = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
    );
    return call(`commerce/Products?${fields.join('&')}`, readProductFindings, { signal });
  };
}

function isFoundProduct(value: unknown): value is FoundProduct {
  const { slug, currency, product }: UnknownRecord = Object(value);
  return (
    isText(slug) &&
    isText(currency) &&
    typeof product === 'object' &&
    product !== null &&
    !Array.isArray(product)
  );
}

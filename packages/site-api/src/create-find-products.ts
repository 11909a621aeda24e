import { isCount, isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** A product that was found. */
export interface FoundProduct {
  /** The address of its page, without a leading slash. */
  readonly slug: string;
  /** The currency of its prices, ISO 4217. */
  readonly currency: string;
  /** Unchecked; read it with `readProduct` of `@frontage/commerce-model`. */
  readonly product: UnknownRecord;
}

/** One page of found products. */
export interface ProductFindings {
  /** How many products match, on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly products: readonly FoundProduct[];
}

/** The products to find and their order; without any option, all of them in the owner's order. */
export interface ProductQuery {
  readonly category?: string;
  readonly tag?: string;
  /** The lowest price, in whole units of the store's currency: `19.5`. */
  readonly min?: number;
  readonly max?: number;
  /** 1: only products that can be bought now. */
  readonly stock?: 1;
  /** 1: only products on sale. */
  readonly sale?: 1;
  readonly sort?: 'featured' | 'newest' | 'cheapest' | 'dearest' | 'name';
  /** Starts at 1. */
  readonly page?: number;
}

/** Reads the data of the reply; undefined if it is not the expected data. */
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

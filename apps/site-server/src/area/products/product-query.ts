import type * as z from 'zod';
import { productFilterStates } from '../../shop/catalogue/list-products';
import { listQuery, partHref, type ListFilter, type PartAddress } from '../list-query';

/** The query of the list: what it filters by, and which part of it is shown. */
export const productQuery = listQuery(productFilterStates);

/** What a query asks for. */
export type ProductQuery = z.infer<typeof productQuery>;

/** The address of the list. */
export const productsPath = '/config/products';

/** Where what is picked in the list is sent. */
export const pickedProductsPath = `${productsPath}/picked`;

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param query the filter
 * @param part which part of the list, and what was just done. @default its top
 * @param saved how many rows were just saved. @default nothing was
 * @param path where it leads. @default the list
 */
export function productsHref(
  query: ListFilter,
  { before, after, done, ids }: PartAddress = {},
  saved?: number,
  path = productsPath,
): string {
  const href = partHref(path, query, { before, after, done, ids });
  return saved === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}saved=${saved}`;
}

import type * as z from 'zod';
import { productFilterStates } from '../../shop/catalogue/list-products';
import { listQuery, partHref, type ListFilter, type ListQuery } from '../list-query';

/** The query of the list: what it filters by, and which part of it is shown. */
export const productQuery = listQuery(productFilterStates);

/** What a query asks for. */
export type ProductQuery = z.infer<typeof productQuery>;

/** The address of the list. */
export const productsPath = '/config/products';

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param query the filter
 * @param part which part of the list. @default its top
 * @param saved how many rows were just saved. @default nothing was
 */
export function productsHref(
  query: ListFilter,
  { before, after }: Partial<Pick<ListQuery, 'before' | 'after'>> = {},
  saved?: number,
): string {
  const href = partHref(productsPath, query, { before, after });
  return saved === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}saved=${saved}`;
}

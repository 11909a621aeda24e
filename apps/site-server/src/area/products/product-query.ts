import * as z from 'zod';
import { productFilterStates } from '../../shop/catalogue/list-products';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';
import { listPlace, writePlace } from '../list-place';

/** The query of the list: what it filters by, and which part of it is shown. */
export const productQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  state: z.enum(productFilterStates).optional().catch(undefined),
  before: listPlace,
  after: listPlace,
});

/** What a query asks for. */
export type ProductQuery = z.infer<typeof productQuery>;

/** Whether a query leaves something out. */
export function isFiltered({ q, state }: Pick<ProductQuery, 'q' | 'state'>): boolean {
  return Boolean(q) || state !== undefined;
}

/** The address of the list. */
export const productsPath = '/config/products';

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param query the filter
 * @param part which part of the list. @default the newest
 * @param saved how many rows were just saved. @default nothing was
 */
export function productsHref(
  { q, state }: Pick<ProductQuery, 'q' | 'state'>,
  { before, after }: Pick<ProductQuery, 'before' | 'after'> = {},
  saved?: number,
): string {
  return listHref(productsPath, {
    q,
    state,
    before: writePlace(before),
    after: writePlace(after),
    saved: saved === undefined ? undefined : String(saved),
  });
}

import * as z from 'zod';
import { productFilterStates, type ProductPlace } from '../../shop/catalogue/listed-products';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';

/** The place of a product, as an address names it: `<time>.<id>`. */
const place = z
  .string()
  .max(140)
  .refine(isStorable)
  .regex(/^\d{1,16}\../s)
  .transform((value): ProductPlace => {
    const dot = value.indexOf('.');
    return { createdAt: Number(value.slice(0, dot)), id: value.slice(dot + 1) };
  })
  .optional()
  .catch(undefined);

/** The query of the list: what it filters by, and which part of it is shown. */
export const productQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  state: z.enum(productFilterStates).optional().catch(undefined),
  before: place,
  after: place,
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
    before: before && writePlace(before),
    after: after && writePlace(after),
    saved: saved === undefined ? undefined : String(saved),
  });
}

function writePlace({ createdAt, id }: ProductPlace): string {
  return `${createdAt}.${id}`;
}

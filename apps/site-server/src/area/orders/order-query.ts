import * as z from 'zod';
import { orderFilterStates } from '../../shop/orders/list-orders';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';

/** The number of an order, as an address names it. */
const place = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/** The query of the list: what it filters by, and which part of it is shown. */
export const orderQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  state: z.enum(orderFilterStates).optional().catch(undefined),
  before: place,
  after: place,
});

/** What a query asks for. */
export type OrderQuery = z.infer<typeof orderQuery>;

/** Whether a query leaves something out. */
export function isFiltered({ q, state }: Pick<OrderQuery, 'q' | 'state'>): boolean {
  return Boolean(q) || state !== undefined;
}

/** The address of the list. */
export const ordersPath = '/config/orders';

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param path of the list or of an order
 * @param query the filter
 * @param part which part of the list. @default the newest
 */
export function ordersHref(
  path: string,
  { q, state }: Pick<OrderQuery, 'q' | 'state'>,
  { before, after }: Pick<OrderQuery, 'before' | 'after'> = {},
): string {
  return listHref(path, { q, state, before, after });
}

import { checkoutKinds } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { orderFilterStates } from '../../shop/orders/list-orders';
import { listQuery, partHref, type ListFilter } from '../list-query';

/** The number of an order, as an address names it. */
const place = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/** The query of the list: what it filters by, and which part of it is shown. */
export const orderQuery = listQuery(orderFilterStates).extend({
  kind: z.enum(checkoutKinds).optional().catch(undefined),
  before: place,
  after: place,
});

/** What a query asks for. */
export type OrderQuery = Omit<z.infer<typeof orderQuery>, 'done' | 'ids'> & {
  /** What was just done with which orders of the list. @default nothing */
  readonly done?: string | undefined;
  readonly ids?: readonly string[] | undefined;
};

/** The address of the list. */
export const ordersPath = '/config/orders';

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param path of the list or of an order
 * @param query the filter
 * @param part which part of the list. @default its top
 */
export function ordersHref(
  path: string,
  query: ListFilter,
  { before, after }: Partial<Pick<OrderQuery, 'before' | 'after'>> = {},
): string {
  return partHref(path, query, { before: before?.toString(), after: after?.toString() });
}

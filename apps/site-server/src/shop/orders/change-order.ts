import type { Refundable } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { toJson } from '../../store/json-text';
import type { StoredOrder } from './stored-order';

/** The parts of an order that may change. */
type OrderChanges = Partial<
  Pick<
    StoredOrder,
    | 'refundable'
    | 'refunds'
    | 'paymentState'
    | 'paidAt'
    | 'sentAt'
    | 'trackingHref'
    | 'confirmBy'
    | 'canceledAt'
  >
>;

/**
 * Changes an order, unless it has changed since it was read.
 *
 * @param db the transaction of a write
 * @param order as read
 * @param changes what is different
 * @param now UTC milliseconds
 * @returns false if it has changed
 */
export async function changeOrder(
  db: Database,
  { id, version }: Pick<StoredOrder, 'id' | 'version'>,
  changes: OrderChanges,
  now: number,
): Promise<boolean> {
  const { refundable, refunds, paymentState, paidAt, sentAt, trackingHref } = changes;
  const { confirmBy, canceledAt } = changes;
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set((eb) => ({
      version: version + 1,
      updated_at: now,
      ...(refundable && {
        refundable: toJson(refundable),
        refunded_cents: eb('due_cents', '-', moneyIn(refundable)),
      }),
      ...(refunds && { refunds: toJson(refunds) }),
      ...(paymentState && { payment_state: paymentState }),
      ...(paidAt !== undefined && { paid_at: paidAt }),
      ...(trackingHref !== undefined && { tracking_href: trackingHref || null }),
      ...(sentAt !== undefined && { sent_at: sentAt }),
      ...(confirmBy !== undefined && { confirm_by: confirmBy }),
      ...(canceledAt !== undefined && { canceled_at: canceledAt }),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is left of the money that was paid, gift cards apart. */
function moneyIn({ payments }: Refundable): number {
  return payments.find(({ id }) => id === '')?.cents ?? 0;
}

/**
 * Takes the row of an order, so that nobody else changes it before the transaction is over.
 *
 * @param db the transaction of a write
 * @param id the order
 */
export async function lockOrder(db: Database, id: string): Promise<void> {
  await db
    .updateTable('shop_order')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();
}

/** Changes an order. @throws RangeError if it has changed since it was read */
export async function changeOrderOrFail(
  db: Database,
  order: Pick<StoredOrder, 'id' | 'version' | 'number'>,
  changes: OrderChanges,
  now: number,
): Promise<void> {
  if (!(await changeOrder(db, order, changes, now)))
    throw new RangeError(`[site-server] order ${order.number} was changed meanwhile. Try again.`);
}

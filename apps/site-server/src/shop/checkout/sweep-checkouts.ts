import type { Database } from '../../store/database';
import type { CheckoutTable } from './checkout-table';
import type { LeftCheckoutTable } from './left-checkout-table';
import { deleteHolds } from '../stock/stock-hold';

/** How long an unpaid checkout is kept, in milliseconds: it contains what a visitor entered. */
export const checkoutLifetime = 30 * 24 * 60 * 60 * 1000;

/** The number of checkouts that one transaction deletes. */
const atOnce = 200;

/**
 * Deletes checkouts without a result, and keeps how far they came: those with an order, and those
 * with any payment attempt, stay.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 * @returns how many were deleted
 */
export async function sweepCheckouts(db: Database, now: number): Promise<number> {
  const rows = await db
    .selectFrom('checkout')
    .select(['id', 'site_id', 'revision', 'created_at'])
    .where('updated_at', '<', now - checkoutLifetime)
    .where('at', 'in', ['open', 'priced', 'closed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.key')
            .whereRef('payment.purchase_id', '=', 'checkout.id'),
        ),
      ),
    )
    .limit(atOnce)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.insertInto('left_checkout').values(rows.map(leftOf)).execute();
  await db.deleteFrom('checkout_event').where('checkout_id', 'in', ids).execute();
  await db.deleteFrom('checkout_quote').where('checkout_id', 'in', ids).execute();
  await db.deleteFrom('checkout_task').where('checkout_id', 'in', ids).execute();
  await deleteHolds(db, ids);
  await db.deleteFrom('checkout').where('id', 'in', ids).execute();
  return ids.length;
}

function leftOf({
  id,
  site_id,
  revision,
  created_at,
}: Pick<CheckoutTable, 'id' | 'site_id' | 'revision' | 'created_at'>): LeftCheckoutTable {
  return { id, site_id, is_entered: revision > 0 ? 1 : 0, begun_at: created_at };
}

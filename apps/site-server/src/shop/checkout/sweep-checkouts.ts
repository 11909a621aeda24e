import type { Database } from '../../store/database';
import { deleteHolds } from '../stock/stock-holds';

/**
 * How long a checkout is kept that nobody paid, in milliseconds: it holds what a visitor entered.
 */
export const checkoutLifetime = 30 * 24 * 60 * 60 * 1000;

/** Checkouts that one transaction forgets. */
const atOnce = 200;

/**
 * Forgets checkouts that nothing came of: those with an order, and those that money was
 * ever asked for, stay.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 * @returns how many were forgotten
 */
export async function sweepCheckouts(db: Database, now: number): Promise<number> {
  const rows = await db
    .selectFrom('checkout')
    .select('id')
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
  await db.deleteFrom('checkout_event').where('checkout_id', 'in', ids).execute();
  await db.deleteFrom('checkout_quote').where('checkout_id', 'in', ids).execute();
  await db.deleteFrom('checkout_task').where('checkout_id', 'in', ids).execute();
  await deleteHolds(db, ids);
  await db.deleteFrom('checkout').where('id', 'in', ids).execute();
  return ids.length;
}

import type { Database } from '../../store/database';
import { isUnsent } from './listed-orders';
import { readOrder } from './orders';
import type { StoredOrder } from './stored-order';

/** How many orders are looked at: whoever has more of them unsent has a list of their own. */
const mostLookedAt = 500;

/**
 * Lists the orders that are to be sent, the longest waiting first: paid, with goods, neither sent
 * nor undone.
 *
 * @param db the reading side
 * @param siteId the site
 * @returns of the newest 500 that nobody has sent
 */
export async function listUnsentOrders(db: Database, siteId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(isUnsent)
    .orderBy('number', 'desc')
    .limit(mostLookedAt)
    .execute();
  return rows.map(readOrder).reverse();
}

import type { Database } from '../../store/database';
import type { Subscription } from './subscription';
import { readSubscription } from './subscriptions';

/**
 * Lists the subscriptions that some orders started and that are still renewed, or tried again.
 *
 * @param db the reading side or a transaction
 * @param orderIds the orders
 */
export async function listRenewed(
  db: Database,
  orderIds: readonly string[],
): Promise<Subscription[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .where('state', 'in', ['active', 'paused'])
    .orderBy('id')
    .execute();
  return rows.map(readSubscription);
}

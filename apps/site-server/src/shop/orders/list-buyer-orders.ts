import type { Database } from '../../store/database';
import { buyerKey } from './buyer-key';
import { readOrder } from './orders';
import { isOrderOver, type StoredOrder } from './stored-order';

/** The most orders that are listed of a buyer. */
export const mostBuyerOrders = 200;

/**
 * Lists the orders of a buyer, newest first.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param email the very address, in any case: what stands behind a plus sign may be somebody else's
 */
export async function listBuyerOrders(
  db: Database,
  siteId: string,
  email: string,
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('buyer_key', '=', buyerKey(email))
    .orderBy('number', 'desc')
    .limit(mostBuyerOrders)
    .execute();
  const wanted = email.toLowerCase();
  return rows.filter((row) => row.email.toLowerCase() === wanted).map(readOrder);
}

/**
 * Whether a buyer has paid for one of some products.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param bought whose orders, and of what
 */
export async function hasBought(
  db: Database,
  siteId: string,
  { email, productIds }: { email: string; productIds: readonly string[] },
): Promise<boolean> {
  if (productIds.length === 0) return false;
  const orders = await listBuyerOrders(db, siteId, email);
  return orders.some(
    (order) =>
      order.paymentState !== 'open' &&
      !isOrderOver(order) &&
      order.content.view.cart.entries.some(({ productId }) => productIds.includes(productId)),
  );
}

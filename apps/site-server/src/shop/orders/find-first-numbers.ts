import type { Database } from '../../store/database';
import type { StoredOrder } from './stored-order';

/** Finds the numbers of the orders that started subscriptions, by the subscriptions' ids. */
export async function findFirstNumbers(
  db: Database,
  orders: readonly Pick<StoredOrder, 'renewal'>[],
): Promise<ReadonlyMap<string, number>> {
  return findNumbersOf(
    db,
    orders.flatMap(({ renewal }) => (renewal ? [renewal.subscriptionId] : [])),
  );
}

/** Finds the numbers of the orders that started these subscriptions, by the subscriptions' ids. */
export async function findNumbersOf(
  db: Database,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('shop_order', 'shop_order.id', 'subscription.order_id')
    .select(['subscription.id', 'shop_order.number'])
    .where('subscription.id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Finds the numbers of orders by their ids. */
export async function findOrderNumbers(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'number'])
    .where('id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { readCartView } from '../cart/cart-view-json';
import { isWanted, type OrderFilter } from './list-orders';
import type { ShopOrderTable } from './shop-order-table';
import type { StoredOrder } from './stored-order';

/** Finds an order of a site by its id; undefined if the site has none. */
export async function findOrder(
  db: Database,
  siteId: string,
  id: string,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && readOrder(row);
}

/** Finds an order by its id. */
export async function findOrderById(db: Database, id: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readOrder(row);
}

/** Gives an order by its id. @throws RangeError if it does not exist */
export async function getOrder(db: Database, id: string): Promise<StoredOrder> {
  const order = await findOrderById(db, id);
  if (!order) throw new RangeError(`[site-server] there is no order ${id}.`);
  return order;
}

/** Finds an order by the number that people see. */
export async function findOrderByNumber(
  db: Database,
  siteId: string,
  number: number,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readOrder(row);
}

/** Finds the order of a checkout, and its time. */
export async function findPlacedOrder(
  db: Database,
  purchaseId: string,
): Promise<Pick<StoredOrder, 'id' | 'createdAt'> | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select(['id', 'created_at'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return row && { id: row.id, createdAt: row.created_at };
}

/**
 * Lists a part of a site's orders by number.
 *
 * @param db the reading side
 * @param siteId the site
 * @param after the last number of the previous part; 0 for the first part
 * @param limit the most
 * @param filter which of them. @default all
 */
export async function listOrdersAfter(
  db: Database,
  siteId: string,
  after: number,
  limit: number,
  filter: OrderFilter = {},
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where(isWanted(siteId, filter))
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(readOrder);
}

/** Like `ordersAfter`, newest first: orders with a number below `before`. */
export async function listOrdersBefore(
  db: Database,
  siteId: string,
  before: number,
  limit: number,
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readOrder);
}

/** Lists the orders that renewed a subscription, oldest first. */
export async function listOrderPeriods(
  db: Database,
  subscriptionId: string,
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period')
    .execute();
  return rows.map(readOrder);
}

/** Turns a row into an order. */
export function readOrder(row: ShopOrderTable): StoredOrder {
  const content = parseJson(row.document);
  return {
    id: row.id,
    siteId: row.site_id,
    purchaseId: row.purchase_id,
    number: row.number,
    email: row.email,
    content: { ...content, view: readCartView(content.view) },
    paymentId: row.payment_id,
    paymentState: row.payment_state,
    refundable: parseJson(row.refundable),
    refunds: parseJson(row.refunds),
    version: row.version,
    paidAt: row.paid_at,
    sentAt: row.sent_at,
    trackingHref: row.tracking_href ?? '',
    payBy: row.pay_by,
    confirmBy: row.confirm_by,
    canceledAt: row.canceled_at,
    renewal:
      row.subscription_id === null
        ? null
        : { subscriptionId: row.subscription_id, period: row.period ?? 0 },
    createdAt: row.created_at,
  };
}

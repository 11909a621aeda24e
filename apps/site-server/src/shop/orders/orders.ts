import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { readCartView } from '../cart/cart-view-json';
import type { ShopOrderTable } from './order-tables';
import type { StoredOrder } from './stored-order';

/** An order of a site by its id; nothing where there is none on this site. */
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
  return row && readRow(row);
}

/** An order by its id. */
export async function findOrderById(db: Database, id: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/** An order by its id. @throws RangeError when it is not there */
export async function getOrder(db: Database, id: string): Promise<StoredOrder> {
  const order = await findOrderById(db, id);
  if (!order) throw new RangeError(`[site-server] there is no order ${id}.`);
  return order;
}

/** An order by the number that people call it. */
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
  return row && readRow(row);
}

/** Which order a checkout became, and when. */
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
 * A part of a site's orders by their numbers.
 *
 * @param db the reading side
 * @param siteId the site
 * @param after the last number of the part before; 0 for the first part
 * @param limit the most
 */
export async function listOrdersAfter(
  db: Database,
  siteId: string,
  after: number,
  limit: number,
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(readRow);
}

/** Like `ordersAfter`, newest first: those whose number is below `before`. */
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
  return rows.map(readRow);
}

/** The orders that renewed a subscription, oldest first. */
export async function listPeriods(db: Database, subscriptionId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period')
    .execute();
  return rows.map(readRow);
}

function readRow(row: ShopOrderTable): StoredOrder {
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
    version: row.version,
    sentAt: row.sent_at,
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

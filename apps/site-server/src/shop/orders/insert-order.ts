import type { Database } from '../../store/database';
import { prepareQuery, prepareRowQuery, type QueryParam } from '../../store/prepare-query';
import { toJson } from '../../store/json-text';
import { writeCartView } from '../cart/cart-view-json';
import { buyerKey } from './buyer-key';
import { insertSales } from './sales';
import type { ShopOrderTable } from './shop-order-table';
import type { StoredOrder } from './stored-order';

/** The first number of a shop is the one after this. */
const numbersFrom = 1_000;

/**
 * Gives the number of a site's next order.
 *
 * @param db the transaction that stores the order; no number is given twice
 * @param siteId the site
 */
export async function nextOrderNumber(db: Database, siteId: string): Promise<number> {
  const counter = await countOrder(db, { siteId });
  if (!counter) throw new Error(`[site-server] the site ${siteId} gave no number for an order.`);
  return counter.last_order;
}

const countOrder = prepareRowQuery((db, param: QueryParam<{ siteId: string }>) =>
  db
    .insertInto('shop_counter')
    .values({ site_id: param('siteId'), last_order: numbersFrom + 1 })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .doUpdateSet((eb) => ({ last_order: eb('shop_counter.last_order', '+', 1) })),
    )
    .returning('last_order'),
);

/**
 * A new order; its version is 1, and it is neither sent, nor canceled, nor refunded. Unless it is
 * open, it is paid as it is placed.
 */
export type NewOrder = Omit<
  StoredOrder,
  'version' | 'paidAt' | 'sentAt' | 'trackingHref' | 'canceledAt' | 'refunds'
> & {
  /** See `ShopLinks.visitor`; `''` for nobody. */
  readonly visitor: string;
};

/**
 * Stores an order; a checkout has only one.
 *
 * @param db the transaction of a write
 * @param order the order
 */
export async function insertOrder(db: Database, order: NewOrder): Promise<void> {
  const { currency, grandTotalCents, dueCents, requiresShipping } = order.content.view.totals;
  await insertRow(db, {
    id: order.id,
    site_id: order.siteId,
    purchase_id: order.purchaseId,
    number: order.number,
    email: order.email,
    currency,
    grand_total_cents: grandTotalCents,
    due_cents: dueCents,
    payment_id: order.paymentId,
    payment_state: order.paymentState,
    document: toJson({ ...order.content, view: writeCartView(order.content.view) }),
    refundable: toJson(order.refundable),
    refunds: toJson([]),
    requires_shipping: requiresShipping ? 1 : 0,
    paid_at: order.paymentState === 'open' ? null : order.createdAt,
    pay_by: order.payBy,
    confirm_by: order.confirmBy,
    buyer_key: buyerKey(order.email),
    visitor: order.visitor,
    subscription_id: order.renewal?.subscriptionId ?? null,
    period: order.renewal?.period ?? null,
    kind: order.content.kind,
    created_at: order.createdAt,
    updated_at: order.createdAt,
  });
  if (order.paymentState !== 'open') await insertSales(db, order);
}

type InsertParams = Omit<
  ShopOrderTable,
  'version' | 'sent_at' | 'tracking_href' | 'canceled_at' | 'refunded_cents'
>;

const insertRow = prepareQuery((db, param: QueryParam<InsertParams>) =>
  db.insertInto('shop_order').values({
    id: param('id'),
    site_id: param('site_id'),
    purchase_id: param('purchase_id'),
    number: param('number'),
    email: param('email'),
    currency: param('currency'),
    grand_total_cents: param('grand_total_cents'),
    due_cents: param('due_cents'),
    payment_id: param('payment_id'),
    payment_state: param('payment_state'),
    document: param('document'),
    refundable: param('refundable'),
    refunds: param('refunds'),
    version: 1,
    requires_shipping: param('requires_shipping'),
    paid_at: param('paid_at'),
    sent_at: null,
    tracking_href: null,
    pay_by: param('pay_by'),
    confirm_by: param('confirm_by'),
    buyer_key: param('buyer_key'),
    visitor: param('visitor'),
    canceled_at: null,
    subscription_id: param('subscription_id'),
    period: param('period'),
    kind: param('kind'),
    refunded_cents: 0,
    created_at: param('created_at'),
    updated_at: param('updated_at'),
  }),
);

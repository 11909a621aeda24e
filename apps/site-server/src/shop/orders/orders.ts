import type { Refundable } from '@frontage/commerce-model';
import type {
  CartView,
  CheckoutAddress,
  CheckoutKind,
  OrderPaymentState,
  PaymentMethod,
} from '@frontage/react-blocks/server';
import { parseJson } from '../../store/parse-json';
import type { StockPieces } from '../stock/stock';
import type { ShopOrderTable } from '../../store/shop-tables';
import type { Database } from '../../store/tables';
import { withDate } from '../checkout/checkouts';

/** What an order is, as it was agreed on. */
export interface OrderContent {
  readonly kind: CheckoutKind;
  /** Lines and totals. */
  readonly view: CartView;
  /** Null for what is not shipped. */
  readonly address: CheckoutAddress | null;
  readonly method: PaymentMethod;
  /** In the owner's words, such as the account to pay to. */
  readonly note: string;
  /** BCP 47. */
  readonly language: string;
  /** Where the site is, such as `https://studio.example`. */
  readonly origin: string;
  /** Gift cards that were bought: how many of each line. */
  readonly giftCards: Readonly<Record<string, number>>;
  /** What it took out of stock; of what is not counted nothing was taken. */
  readonly taken: readonly StockPieces[];
}

/** An order as it is stored. */
export interface StoredOrder {
  readonly id: string;
  readonly siteId: string;
  readonly checkoutId: string;
  readonly number: number;
  readonly email: string;
  readonly content: OrderContent;
  readonly paymentId: string;
  readonly paymentState: OrderPaymentState;
  /** What of it can still be given back. */
  readonly refundable: Refundable;
  /** Grows with every change. */
  readonly version: number;
  /** UTC milliseconds; null while it was not sent. */
  readonly sentAt: number | null;
  /** Until when what is paid by hand is waited for, UTC milliseconds; null for without end. */
  readonly payBy: number | null;
  /** UTC milliseconds; null while it was not canceled. */
  readonly canceledAt: number | null;
  /**
   * Of a renewal: which period of which subscription it is for; null for what a visitor ordered.
   */
  readonly renewal: { readonly subscriptionId: string; readonly period: number } | null;
  readonly createdAt: number;
}

/** Whether all of an order came to nothing: nothing of it is fetched or sent any more. */
export function isOver({ paymentState }: Pick<StoredOrder, 'paymentState'>): boolean {
  return paymentState === 'refunded' || paymentState === 'canceled';
}

/** How much of an order went back, minor units. */
export function refundedCents({
  content,
  refundable,
}: Pick<StoredOrder, 'content' | 'refundable'>): number {
  return (
    content.view.totals.grandTotalCents -
    refundable.payments.reduce((sum, { cents }) => sum + cents, 0)
  );
}

/** The order of a token; nothing where there is none on this site. */
export async function findOrder(
  db: Database,
  siteId: string,
  tokenHash: string,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && readRow(row);
}

/** An order by its id. */
export async function orderById(db: Database, id: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/** An order by the number that people call it. */
export async function orderByNumber(
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

/** The order that a checkout became. */
export async function orderOfCheckout(
  db: Database,
  checkoutId: string,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row && readRow(row);
}

/**
 * A part of a site's orders by their numbers.
 *
 * @param db the reading side
 * @param siteId the site
 * @param after the last number of the part before; 0 for the first part
 * @param limit the most
 */
export async function ordersAfter(
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
export async function ordersBefore(
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
export async function periodsOf(db: Database, subscriptionId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period')
    .execute();
  return rows.map(readRow);
}

/**
 * Whether the codes of an order's gift cards are shown now: they are once, to whoever
 * comes first.
 *
 * @param db the transaction of a write
 * @param id the order
 * @param now UTC milliseconds
 */
export async function showCodesOnce(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ codes_shown_at: now })
    .where('id', '=', id)
    .where('codes_shown_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function readRow(row: ShopOrderTable): StoredOrder {
  // Only `insertOrder` and `changeOrder` write these columns.
  const { taken = [], ...content } = parseJson(row.document) as Omit<OrderContent, 'taken'> &
    Partial<OrderContent>;
  return {
    id: row.id,
    siteId: row.site_id,
    checkoutId: row.checkout_id,
    number: row.number,
    email: row.email,
    // Orders that were placed before it was kept say nothing of it.
    content: { ...content, view: withDate(content.view), taken },
    paymentId: row.payment_id,
    paymentState: row.payment_state as OrderPaymentState,
    refundable: parseJson(row.refundable) as Refundable,
    version: row.version,
    sentAt: row.sent_at,
    payBy: row.pay_by,
    canceledAt: row.canceled_at,
    renewal:
      row.subscription_id === null
        ? null
        : { subscriptionId: row.subscription_id, period: row.period ?? 0 },
    createdAt: row.created_at,
  };
}

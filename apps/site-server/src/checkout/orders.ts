import type { Refundable } from '@frontage/commerce-model';
import type { CartView, CheckoutAddress, CheckoutKind, OrderPaymentState, PaymentMethod } from '@frontage/react-blocks/server';
import { parseJson } from '../store/content/parse-json';
import type { ShopOrderTable } from '../store/shop-tables';
import type { Database } from '../store/tables';
import { withDate } from './checkouts';

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
  readonly createdAt: number;
}

/** The first number of a shop is the one after this. */
const numbersFrom = 1_000;

/**
 * The number of a site's next order.
 *
 * @param db the transaction that stores the order; a number is not given twice
 * @param siteId the site
 */
export async function nextOrderNumber(db: Database, siteId: string): Promise<number> {
  const { last_order } = await db
    .insertInto('shop_counter')
    .values({ site_id: siteId, last_order: numbersFrom + 1 })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet((eb) => ({ last_order: eb('shop_counter.last_order', '+', 1) })))
    .returning('last_order')
    .executeTakeFirstOrThrow();
  return last_order;
}

/** A new order; its version is 1, and it was not sent. */
export type NewOrder = Omit<StoredOrder, 'version' | 'sentAt'> & { readonly tokenHash: string };

/**
 * Stores an order: a checkout has one.
 *
 * @param db the transaction of a write
 * @param order the order
 */
export async function insertOrder(db: Database, order: NewOrder): Promise<void> {
  const { currency, grandTotalCents, dueCents } = order.content.view.totals;
  await db
    .insertInto('shop_order')
    .values({
      id: order.id,
      site_id: order.siteId,
      checkout_id: order.checkoutId,
      number: order.number,
      token_hash: order.tokenHash,
      email: order.email,
      currency,
      grand_total_cents: grandTotalCents,
      due_cents: dueCents,
      payment_id: order.paymentId,
      payment_state: order.paymentState,
      document: JSON.stringify(order.content),
      refundable: JSON.stringify(order.refundable),
      version: 1,
      sent_at: null,
      codes_shown_at: null,
      created_at: order.createdAt,
      updated_at: order.createdAt,
    })
    .execute();
}

/** The order of a token; nothing where there is none on this site. */
export async function findOrder(db: Database, siteId: string, tokenHash: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('token_hash', '=', tokenHash).where('site_id', '=', siteId).executeTakeFirst();
  return row && readRow(row);
}

/** An order by its id. */
export async function orderById(db: Database, id: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/** An order by the number that people call it. */
export async function orderByNumber(db: Database, siteId: string, number: number): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('site_id', '=', siteId).where('number', '=', number).executeTakeFirst();
  return row && readRow(row);
}

/** The order that a checkout became. */
export async function orderOfCheckout(db: Database, checkoutId: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('shop_order').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst();
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
export async function ordersAfter(db: Database, siteId: string, after: number, limit: number): Promise<StoredOrder[]> {
  const rows = await db.selectFrom('shop_order').selectAll().where('site_id', '=', siteId).where('number', '>', after).orderBy('number').limit(limit).execute();
  return rows.map(readRow);
}

/**
 * Changes an order, if nobody has since it was read.
 *
 * @param db the transaction of a write
 * @param order as it was read
 * @param changes what is different
 * @param now UTC milliseconds
 * @returns false when somebody has
 */
export async function changeOrder(
  db: Database,
  { id, version }: Pick<StoredOrder, 'id' | 'version'>,
  changes: Partial<Pick<StoredOrder, 'refundable' | 'paymentState' | 'sentAt'>>,
  now: number,
): Promise<boolean> {
  const { refundable, paymentState, sentAt } = changes;
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({
      version: version + 1,
      updated_at: now,
      ...(refundable && { refundable: JSON.stringify(refundable) }),
      ...(paymentState && { payment_state: paymentState }),
      ...(sentAt !== undefined && { sent_at: sentAt }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
  const { numUpdatedRows } = await db.updateTable('shop_order').set({ codes_shown_at: now }).where('id', '=', id).where('codes_shown_at', 'is', null).executeTakeFirst();
  return numUpdatedRows === 1n;
}

function readRow(row: ShopOrderTable): StoredOrder {
  // Only `insertOrder` and `changeOrder` write these columns.
  const content = parseJson(row.document) as OrderContent;
  return {
    id: row.id,
    siteId: row.site_id,
    checkoutId: row.checkout_id,
    number: row.number,
    email: row.email,
    content: { ...content, view: withDate(content.view) },
    paymentId: row.payment_id,
    paymentState: row.payment_state as OrderPaymentState,
    refundable: parseJson(row.refundable) as Refundable,
    version: row.version,
    sentAt: row.sent_at,
    createdAt: row.created_at,
  };
}

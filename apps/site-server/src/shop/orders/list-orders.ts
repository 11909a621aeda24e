import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import type { CheckoutKind, OrderPaymentState } from '@frontage/react-blocks/server';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { escapeLike } from '../../store/escape-like';
import { isFailedRefund } from '../../payment/is-failed-refund';
import { isPastDueRow } from '../subscriptions/list-past-due';

/** An order in a list. */
export interface ListedOrder {
  readonly id: string;
  readonly number: number;
  readonly email: string;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly cents: number;
  readonly paymentState: OrderPaymentState;
  /** Whether something of it is sent or handed over. */
  readonly requiresShipping: boolean;
  /** UTC milliseconds; null if it was not sent. */
  readonly sentAt: number | null;
  readonly createdAt: number;
}

/**
 * The states by which orders are filtered; `failed` waits for the payment of a subscription,
 * `refundFailed` for money that a provider did not give back.
 */
export const orderFilterStates = [
  'unsent',
  'open',
  'failed',
  'refundFailed',
  'refunded',
  'canceled',
] as const;

/** Which orders are listed. */
export interface OrderFilter {
  /** @default all */
  readonly state?: (typeof orderFilterStates)[number] | undefined;
  /** @default all */
  readonly kind?: CheckoutKind | undefined;
  /** A number, or a part of the buyer's email address. @default '' */
  readonly search?: string;
}

/** A part of the list: below (`before`) or above (`after`) a number; absent for its top. */
export interface OrderPart {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** With `oldest` what is below a number is newer. @default newest */
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly limit: number;
}

type OrderExpression = (eb: ExpressionBuilder<StoreTables, 'shop_order'>) => Expression<SqlBool>;

/** An order that is to be sent: paid, with goods, neither sent nor undone. */
const isUnsent: OrderExpression = (eb) =>
  eb.and([
    // As they stand in the index of unsent orders: a parameter would not use it.
    eb('shop_order.requires_shipping', '=', eb.lit(1)),
    eb('shop_order.sent_at', 'is', null),
    eb('shop_order.payment_state', 'not in', ['open', 'canceled', 'refunded']),
  ]);

/**
 * Lists a part of a site's orders in the order of the list. Parts follow each other by number, so
 * what is ordered meanwhile moves nothing.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listOrders(
  db: Database,
  siteId: string,
  filter: OrderFilter,
  { before, after, order: listed = 'newest', limit }: OrderPart,
): Promise<ListedOrder[]> {
  const isNewest = listed === 'newest';
  const isUp = (after !== undefined) === isNewest;
  const place = after ?? before;
  let wanted = db.selectFrom('shop_order').select('number').where(isWanted(siteId, filter));
  if (place !== undefined) wanted = wanted.where('number', isUp ? '>' : '<', place);
  // First which: an index does for that.
  const found = await wanted
    .orderBy('number', isUp ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'email', 'currency', 'grand_total_cents', 'payment_state'])
    .select(['requires_shipping', 'sent_at', 'created_at'])
    .where('site_id', '=', siteId)
    .where(
      'number',
      'in',
      found.map(({ number }) => number),
    )
    .orderBy('number', isNewest ? 'desc' : 'asc')
    .execute();
  return rows.map(({ currency, ...row }) => ({
    id: row.id,
    number: row.number,
    email: row.email,
    currency: isCurrencyCode(currency) ? currency : 'USD',
    cents: row.grand_total_cents,
    paymentState: row.payment_state,
    requiresShipping: row.requires_shipping === 1,
    sentAt: row.sent_at,
    createdAt: row.created_at,
  }));
}

/** Counts the orders of a site that a filter finds, `most` at the most. */
export async function countOrders(
  db: Database,
  siteId: string,
  filter: OrderFilter,
  most?: number,
): Promise<number> {
  return countRows(db.selectFrom('shop_order').where(isWanted(siteId, filter)), most);
}

/**
 * Selects the numbers of the orders in a state. They are found first, each state by its own index:
 * few of many orders are in one, and the list would be read to its end for them.
 */
function numbersIn(siteId: string, state: 'unsent' | 'failed' | 'refundFailed' | 'refunded') {
  return (eb: ExpressionBuilder<StoreTables, 'shop_order'>) => {
    const orders = eb
      .selectFrom('shop_order')
      .select('shop_order.number')
      .where('shop_order.site_id', '=', siteId);
    switch (state) {
      case 'unsent':
        return orders.where(isUnsent);
      case 'refunded':
        return orders.where('payment_state', 'in', ['partlyRefunded', 'refunded']);
      case 'failed':
        return eb
          .selectFrom('subscription')
          .innerJoin('shop_order', 'shop_order.id', 'subscription.order_id')
          .select('shop_order.number')
          .where('subscription.site_id', '=', siteId)
          .where(isPastDueRow);
      case 'refundFailed':
        return eb
          .selectFrom('refund')
          .innerJoin('shop_order', 'shop_order.id', 'refund.order_id')
          .select('shop_order.number')
          .where(isFailedRefund(siteId));
    }
  };
}

/** Makes the condition for the orders of a site that a filter finds. */
export function isWanted(
  siteId: string,
  { state, kind, search = '' }: OrderFilter,
): OrderExpression {
  return (eb) => {
    const wanted: Expression<SqlBool>[] = [eb('site_id', '=', siteId)];
    if (kind !== undefined) wanted.push(eb('kind', '=', kind));
    if (state === 'open' || state === 'canceled') wanted.push(eb('payment_state', '=', state));
    else if (state !== undefined) wanted.push(eb('number', 'in', numbersIn(siteId, state)(eb)));
    const text = search.trim();
    const number = /^#?(\d{1,15})$/.exec(text)?.[1];
    if (number !== undefined) wanted.push(eb('number', '=', Number(number)));
    else if (text !== '') {
      const part = `%${escapeLike(text.toLowerCase())}%`;
      wanted.push(sql<SqlBool>`lower(email) like ${part} escape '\\'`);
    }
    return eb.and(wanted);
  };
}

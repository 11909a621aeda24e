import { isCurrencyCode } from '@frontage/commerce-model';
import type { SubscriptionState } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import { releaseStock } from '../stock/stock-hold';
import type { Subscription } from './subscription';
import type { SubscriptionTable } from './subscription-table';
import { renewalId } from './renewal-id';

/** Stores a subscription whose first period is paid; an order's line has at most one. */
export async function insertSubscription(
  db: Database,
  subscription: Omit<Subscription, 'state' | 'period' | 'attempt'>,
  now: number,
): Promise<void> {
  const { id, siteId, orderId, lineId, email, currency, cents, plan, title, nextAt } = subscription;
  const { plug, method, methodAt } = subscription;
  const document = toJson({ plan, title });
  const state: SubscriptionState = nextAt === null ? 'ended' : 'active';
  await db
    .insertInto('subscription')
    .values({
      id,
      site_id: siteId,
      order_id: orderId,
      line_id: lineId,
      email,
      currency,
      cents,
      plug,
      // What is paid in full with its order is never charged again.
      method: method && nextAt !== null ? toJson(method) : null,
      method_at: methodAt,
      document,
      state,
      period: 1,
      attempt: 0,
      next_at: nextAt,
      claimed_until: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Lists the subscriptions that an order started. */
async function listSubscriptionsOf(db: Database, orderId: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
  return rows.map(readSubscription);
}

/** The relation of an order to subscriptions: it started one, or is a period of one. */
interface OrderOfSubscription {
  readonly id: string;
  readonly renewal: { readonly subscriptionId: string } | null;
}

/** Lists the subscriptions that an order started, or is a period of. */
export async function listSubscriptionsIn(
  db: Database,
  { id, renewal }: OrderOfSubscription,
): Promise<Subscription[]> {
  if (!renewal) return listSubscriptionsOf(db, id);
  const renewed = await findSubscription(db, renewal.subscriptionId);
  return renewed ? [renewed] : [];
}

/** Finds a subscription by its id. */
export async function findSubscription(
  db: Database,
  id: string,
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readSubscription(row);
}

/**
 * Ends a subscription of an order; paid periods stay paid, held pieces of the next one return to
 * stock, and its saved method is forgotten here. Calling it again does nothing.
 *
 * @returns whether it was active
 */
export async function cancelSubscription(
  db: Database,
  { orderId, id }: Pick<Subscription, 'orderId' | 'id'>,
  now: number,
): Promise<boolean> {
  const row = await db
    .updateTable('subscription')
    .set({ state: 'canceled', next_at: null, method: null, updated_at: now })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['active', 'paused'])
    .returning('period')
    .executeTakeFirst();
  if (row) await releaseStock(db, renewalId({ subscriptionId: id, period: row.period + 1 }));
  return row !== undefined;
}

/**
 * Resumes a paused subscription of an order: the unpaid period is tried again at once.
 *
 * @param claimedUntil until when nobody but the caller renews it. @default anybody does at once
 * @returns whether it was paused
 */
export async function resumeSubscription(
  db: Database,
  { orderId, id }: Pick<Subscription, 'orderId' | 'id'>,
  now: number,
  claimedUntil = 0,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ state: 'active', next_at: now, claimed_until: claimedUntil, updated_at: now })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'paused')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Reads a subscription from its row. */
export function readSubscription(row: SubscriptionTable): Subscription {
  const { plan, title } = parseJson(row.document);
  return {
    id: row.id,
    siteId: row.site_id,
    orderId: row.order_id,
    lineId: row.line_id,
    email: row.email,
    plan,
    title,
    // Copied from an order, so it is a valid currency.
    currency: isCurrencyCode(row.currency) ? row.currency : 'USD',
    cents: row.cents,
    plug: row.plug,
    method: row.method === null ? null : parseJson(row.method),
    methodAt: row.method_at,
    state: row.state,
    period: row.period,
    attempt: row.attempt,
    nextAt: row.next_at,
  };
}

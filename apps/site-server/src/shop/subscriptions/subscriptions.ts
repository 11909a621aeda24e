import { isCurrencyCode } from '@frontage/commerce-model';
import type { SubscriptionState } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import { releaseStock } from '../stock/stock-holds';
import type { Subscription } from './subscription';
import type { SubscriptionTable } from './subscription-table';

/** Stores a subscription whose first period is paid; of an order's line there is one. */
export async function insertSubscription(
  db: Database,
  subscription: Omit<Subscription, 'state' | 'period' | 'attempt'>,
  now: number,
): Promise<void> {
  const { id, siteId, orderId, lineId, email, currency, cents, plan, title, nextAt } = subscription;
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

/** The subscriptions that an order began. */
async function listSubscriptionsOf(db: Database, orderId: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
  return rows.map(readSubscription);
}

/** An order as far as subscriptions are concerned: it began one, or is a period of one. */
interface OrderOfSubscription {
  readonly id: string;
  readonly renewal: { readonly subscriptionId: string } | null;
}

/** What an order began, or is a period of. */
export async function listSubscriptionsIn(
  db: Database,
  { id, renewal }: OrderOfSubscription,
): Promise<Subscription[]> {
  if (!renewal) return listSubscriptionsOf(db, id);
  const renewed = await findSubscription(db, renewal.subscriptionId);
  return renewed ? [renewed] : [];
}

/** A subscription by its id. */
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
 * What is paid for when a period is renewed: held pieces, tries of paying and its order are known
 * by it.
 */
export function renewalId({
  subscriptionId,
  period,
}: {
  readonly subscriptionId: string;
  readonly period: number;
}): string {
  return `${subscriptionId}-${period}`;
}

/**
 * Ends a subscription of an order; what was paid stays paid, what the next period holds is in stock
 * again. Twice is harmless.
 *
 * @returns whether it was going on until now
 */
export async function cancelSubscription(
  db: Database,
  { orderId, id }: Pick<Subscription, 'orderId' | 'id'>,
  now: number,
): Promise<boolean> {
  const row = await db
    .updateTable('subscription')
    .set({ state: 'canceled', next_at: null, updated_at: now })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['active', 'paused'])
    .returning('period')
    .executeTakeFirst();
  if (row) await releaseStock(db, renewalId({ subscriptionId: id, period: row.period + 1 }));
  return row !== undefined;
}

/**
 * Goes on with a subscription of an order that is paused: the period that could not be paid is
 * tried again at once.
 *
 * @returns whether it was paused until now
 */
export async function resumeSubscription(
  db: Database,
  { orderId, id }: Pick<Subscription, 'orderId' | 'id'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ state: 'active', next_at: now, claimed_until: 0, updated_at: now })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'paused')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A subscription out of its row. */
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
    // Written from an order, whose currency is one.
    currency: isCurrencyCode(row.currency) ? row.currency : 'USD',
    cents: row.cents,
    state: row.state,
    period: row.period,
    attempt: row.attempt,
    nextAt: row.next_at,
  };
}

import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { escapeLike } from '../../store/escape-like';
import { findPart, type RowPart } from '../../store/row-part';
import { isPastDueRow } from './list-past-due';
import type { Subscription } from './subscription';
import { readSubscription } from './subscriptions';

/** The states by which subscriptions are filtered; `failed` ones are active or paused as well. */
export const subscriptionFilters = ['active', 'failed', 'ended', 'canceled'] as const;

/** Which subscriptions are listed. */
export interface SubscriptionFilter {
  /** @default all */
  readonly state?: (typeof subscriptionFilters)[number] | undefined;
  /** A part of the email address. @default '' */
  readonly search?: string | undefined;
}

/** A subscription in a list. */
export interface ListedSubscription extends Subscription {
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** Lists a part of a site's subscriptions, newest first. See `findPart`. */
export async function listSubscriptions(
  db: Database,
  siteId: string,
  filter: SubscriptionFilter,
  part: RowPart,
): Promise<ListedSubscription[]> {
  const rows = await findPart(filtered(db, siteId, filter).selectAll(), part);
  return rows.map((row) => ({ ...readSubscription(row), createdAt: row.created_at }));
}

/** Counts the subscriptions that a filter finds, `most` at the most. */
export function countSubscriptions(
  db: Database,
  siteId: string,
  filter: SubscriptionFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

function filtered(
  db: Database,
  siteId: string,
  { state, search = '' }: SubscriptionFilter,
): SelectQueryBuilder<StoreTables, 'subscription', object> {
  let query = db.selectFrom('subscription').where('site_id', '=', siteId);
  const part = search.trim().toLowerCase();
  if (part !== '')
    query = query.where(sql<boolean>`lower(email) like ${`%${escapeLike(part)}%`} escape '\\'`);
  if (state === undefined) return query;
  return state === 'failed' ? query.where(isPastDueRow) : query.where('state', '=', state);
}

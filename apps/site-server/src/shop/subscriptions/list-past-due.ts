import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import type { Subscription } from './subscription';
import { readSubscription } from './subscriptions';

/**
 * Lists subscriptions whose last payment failed, the longest unchanged first; see `isPastDue`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param limit the most
 */
export async function listPastDue(
  db: Database,
  siteId: string,
  limit: number,
): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(isPastDueRow)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readSubscription);
}

/** Counts the subscriptions that `listPastDue` lists. */
export async function countPastDue(db: Database, siteId: string): Promise<number> {
  return countRows(db.selectFrom('subscription').where('site_id', '=', siteId).where(isPastDueRow));
}

/** A subscription whose last payment failed, as the database asks for it; see `isPastDue`. */
export function isPastDueRow(
  eb: ExpressionBuilder<StoreTables, 'subscription'>,
): Expression<SqlBool> {
  return eb.or([
    eb('subscription.state', '=', 'paused'),
    eb.and([eb('subscription.state', '=', 'active'), eb('subscription.attempt', '>', 0)]),
  ]);
}

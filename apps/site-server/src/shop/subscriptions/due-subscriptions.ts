import type { Database } from '../../store/database';
import type { Subscription } from './subscription';
import { readSubscription } from './subscriptions';

/**
 * Takes a subscription that is due, so that nobody else renews it before `until`.
 *
 * @returns nothing where none is due
 */
export async function claimSubscription(
  db: Database,
  { now, until }: { now: number; until: number },
): Promise<Subscription | undefined> {
  const due = await findDueSubscription(db, now);
  if (!due) return undefined;
  const row = await db
    .updateTable('subscription')
    .set({ claimed_until: until })
    .where('id', '=', due.id)
    .where('claimed_until', '<=', now)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst();
  return row && readSubscription(row);
}

/** A subscription that is due and that nobody renews; nothing where none is. */
export function findDueSubscription(
  db: Database,
  now: number,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('subscription')
    .select('id')
    .where('next_at', '<=', now)
    .where('claimed_until', '<=', now)
    .where('state', '=', 'active')
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
}

/** What came of renewing. */
export type RenewalOutcome = Pick<Subscription, 'state' | 'period' | 'attempt' | 'nextAt'>;

/**
 * Writes down what came of renewing, unless it was canceled or renewed meanwhile.
 *
 * @param db the transaction of a write
 * @param before the subscription as it was claimed
 * @param outcome how it goes on
 * @param now UTC milliseconds
 * @returns whether it was written
 */
export async function settleSubscription(
  db: Database,
  before: Subscription,
  { state, period, attempt, nextAt }: RenewalOutcome,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ state, period, attempt, next_at: nextAt, claimed_until: 0, updated_at: now })
    .where('id', '=', before.id)
    .where('state', '=', 'active')
    .where('period', '=', before.period)
    .where('attempt', '=', before.attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

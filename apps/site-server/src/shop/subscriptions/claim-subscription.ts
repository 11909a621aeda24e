import type { Database } from '../../store/database';
import type { Subscription } from './subscription';
import { readSubscription } from './subscriptions';

/**
 * Claims a due subscription, so that nobody else renews it before `until`.
 *
 * @returns undefined if none is due
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

/** Finds a due subscription without a claim; undefined if there is none. */
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

/**
 * Locks the row of a subscription, so that nobody else writes to it before the transaction is over.
 *
 * @param db the transaction of a write
 * @param id the subscription
 */
export async function lockSubscription(
  db: Database,
  id: string,
): Promise<Subscription | undefined> {
  const row = await db
    .updateTable('subscription')
    .set((eb) => ({ claimed_until: eb.ref('claimed_until') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && readSubscription(row);
}

/** Records when a locked subscription is tried next, and ends its claim. */
export async function scheduleSubscription(
  db: Database,
  id: string,
  { state, attempt, nextAt }: Pick<Subscription, 'state' | 'attempt' | 'nextAt'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ state, attempt, next_at: nextAt, claimed_until: 0, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Records that a period was paid, and when the next one starts; null if it was the last one. */
export async function renewSubscription(
  db: Database,
  id: string,
  { period, nextAt }: Pick<Subscription, 'period' | 'nextAt'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({
      state: nextAt === null ? 'ended' : 'active',
      period,
      attempt: 0,
      next_at: nextAt,
      // What is over is never charged again.
      ...(nextAt === null && { method: null }),
      claimed_until: 0,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
import { eventTime, minute } from '../http/rate-buckets';
import type { Database } from '../store/database';
import './rate-limit-table';

/** The state of a bucket after an event. */
export interface SharedBucket {
  /** When it is full again, in microseconds. */
  readonly fullAt: number;
  readonly isTaken: boolean;
}

/**
 * Takes an event from a bucket, in one statement: of several servers at once, each sees the result
 * of the one before.
 *
 * @param db what runs it, outside of writes
 * @param key of the bucket
 * @param rate events a minute, and now in milliseconds
 */
export async function takeShared(
  db: Database,
  key: string,
  { perMinute, now }: { perMinute: number; now: number },
): Promise<SharedBucket> {
  const time = now * 1_000;
  const event = eventTime(perMinute);
  const known = sql`least(greatest(rate_limit.full_at, ${time}::bigint), ${time + minute}::bigint)`;
  const isAllowed = sql`${known} <= ${time + minute - event}::bigint`;
  const bucket = await db
    .insertInto('rate_limit')
    .values({ key, full_at: time + event, taken: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        full_at: sql`${known} + case when ${isAllowed} then ${event}::bigint else 0 end`,
        taken: sql`case when ${isAllowed} then 1 else 0 end`,
      }),
    )
    .returning(['full_at', 'taken'])
    .executeTakeFirstOrThrow();
  return { fullAt: bucket.full_at, isTaken: bucket.taken === 1 };
}

/**
 * Deletes buckets that are full again. It skips rows that another server is deleting or updating.
 *
 * @param db what runs it, outside of writes
 * @param now milliseconds
 */
export async function sweepShared(db: Database, now: number): Promise<void> {
  const full = db
    .selectFrom('rate_limit')
    .select('key')
    .where('full_at', '<=', now * 1_000)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('rate_limit').where('key', 'in', full).execute();
}

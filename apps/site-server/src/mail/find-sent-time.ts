import type { Database } from '../store/database';

/** How long a mail may be tried until it goes out, in milliseconds; see `retryWaits`. */
export const longestDelay = 3 * 24 * 60 * 60 * 1000;

/**
 * Finds when a mail went out, UTC milliseconds.
 *
 * @param db the reading side or a transaction
 * @param once as in `NewMail`
 * @returns undefined if it has not
 */
export async function findSentTime(db: Database, once: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('sent_at')
    .where('once', '=', once)
    .executeTakeFirst();
  return row?.sent_at ?? undefined;
}

import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Does something within a write that may turn out to be impossible: then its changes are
 * undone, and only they.
 *
 * @param db the transaction of a write
 * @param run what is tried
 * @param isExpected which errors say that it is impossible; every other is thrown on
 * @returns what `run` answers; nothing where it is impossible
 */
export async function tryWithin<T>(
  db: Database,
  run: () => Promise<T>,
  isExpected: (error: unknown) => boolean,
): Promise<T | undefined> {
  await sql`savepoint try_within`.execute(db);
  try {
    const value = await run();
    await sql`release savepoint try_within`.execute(db);
    return value;
  } catch (error) {
    if (!isExpected(error)) throw error;
    await sql`rollback to savepoint try_within`.execute(db);
    await sql`release savepoint try_within`.execute(db);
    return undefined;
  }
}

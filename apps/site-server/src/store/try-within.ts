import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Tries something within a write. If it is impossible, only its changes are undone.
 *
 * @param db the transaction of a write
 * @param run what is tried
 * @param isExpected which errors mean that it is impossible; all others are rethrown
 * @returns the result of `run`; nothing if it is impossible
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

import { sql, type SelectQueryBuilder } from 'kysely';
import type { StoreTables } from './database';

/**
 * Counts the rows that a query finds.
 *
 * @param query says from which table, and which rows; it selects nothing
 * @param most where it stops: a long list is not read to its end for a number. @default never
 */
export async function countRows<Table extends keyof StoreTables>(
  query: SelectQueryBuilder<StoreTables, Table, object>,
  most?: number,
): Promise<number> {
  if (most !== undefined) {
    const rows = await query
      .select(sql<number>`1`.as('one'))
      .limit(most)
      .execute();
    return rows.length;
  }
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  // PostgreSQL gives a count as text.
  return Number(count);
}

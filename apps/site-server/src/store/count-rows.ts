import type { SelectQueryBuilder } from 'kysely';
import type { StoreTables } from './database';

/**
 * Counts the rows that a query finds.
 *
 * @param query says from which table, and which rows; it selects nothing
 */
export async function countRows<Table extends keyof StoreTables>(
  query: SelectQueryBuilder<StoreTables, Table, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  // PostgreSQL gives a count as text.
  return Number(count);
}

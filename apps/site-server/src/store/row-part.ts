import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { StoreTables } from './database';

/** Where a row stands among those of its table, by `created_at` and `id`. */
export interface RowPlace {
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly id: string;
}

/** A part of a table: what is older or newer than a place; without either, the newest rows. */
export interface RowPart {
  readonly before?: RowPlace | undefined;
  readonly after?: RowPlace | undefined;
  readonly limit: number;
}

/**
 * Finds the rows of a part, newest first: first which, for which an index may do, then the rows.
 * Parts follow each other by the place of their last row, so what is added meanwhile moves nothing.
 *
 * @param query which rows, of a table that has `created_at` and `id`
 * @param part where among them
 */
export async function findPart<Table extends keyof StoreTables, Row>(
  query: SelectQueryBuilder<StoreTables, Table, Row>,
  { before, after, limit }: RowPart,
): Promise<Simplify<Row>[]> {
  const isUp = after !== undefined;
  const place = after ?? before;
  const order = isUp ? 'asc' : 'desc';
  const within = place
    ? query.where(
        sql<boolean>`(created_at, id) ${sql.raw(isUp ? '>' : '<')} (${place.createdAt}, ${place.id})`,
      )
    : query;
  const found = await within
    .clearSelect()
    .select(sql<string>`id`.as('id'))
    .orderBy(sql`created_at`, order)
    .orderBy(sql`id`, order)
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const ids = sql.join(found.map(({ id }) => id));
  // By nothing else, or SQLite may look through all rows of the site for them.
  return query
    .clearWhere()
    .where(sql<boolean>`id in (${ids})`)
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .execute();
}

import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { StoreTables } from './database';

/** Where a row stands among those of its table, by `created_at` and `id`. */
export interface RowPlace {
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly id: string;
}

/**
 * A part of a table: what stands before a place, which is below it in a list, or after it; without
 * either, the top of the list.
 */
export interface RowPart {
  readonly before?: RowPlace | undefined;
  readonly after?: RowPlace | undefined;
  /** With `oldest` a list is turned round, and what is below a place is newer. @default newest */
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly limit: number;
}

/**
 * Finds the rows of a part in the order of the list: first which, for which an index may do, then
 * the rows. Parts follow each other by the place of their last row, so what is added meanwhile
 * moves nothing.
 *
 * @param query which rows, of a table that has `created_at` and `id`
 * @param part where among them
 * @param time the column of a place's time. @default 'created_at'
 */
export async function findPart<Table extends keyof StoreTables, Row>(
  query: SelectQueryBuilder<StoreTables, Table, Row>,
  { before, after, order: listed = 'newest', limit }: RowPart,
  time: 'created_at' | 'updated_at' = 'created_at',
): Promise<Simplify<Row>[]> {
  const place = after ?? before;
  const isNewest = listed === 'newest';
  const isUp = (after !== undefined) === isNewest;
  const order = isUp ? 'asc' : 'desc';
  const within = place
    ? query.where(
        sql<boolean>`(${sql.ref(time)}, id) ${sql.raw(isUp ? '>' : '<')} (${place.createdAt}, ${place.id})`,
      )
    : query;
  const found = await within
    .clearSelect()
    .select(sql<string>`id`.as('id'))
    .orderBy(sql.ref(time), order)
    .orderBy(sql`id`, order)
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const ids = sql.join(found.map(({ id }) => id));
  // By nothing else, or SQLite may look through all rows of the site for them.
  return query
    .clearWhere()
    .where(sql<boolean>`id in (${ids})`)
    .orderBy(sql.ref(time), isNewest ? 'desc' : 'asc')
    .orderBy(sql`id`, isNewest ? 'desc' : 'asc')
    .execute();
}

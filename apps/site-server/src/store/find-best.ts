import { sql, type SelectQueryBuilder } from 'kysely';
import type { StoreTables } from './database';
import { titleRank, titleRanks, type TitleEnd } from './title-rank';

/** How many rows that a search finds are ranked at once, at the most. */
const mostRanked = 1000;

/** What is looked for, and how it is listed. */
export interface BestSearch {
  /** Words as somebody entered them. */
  readonly search: string;
  readonly title: TitleEnd;
  /** The columns by which a list without a search is ordered, and how. */
  readonly order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** The most. */
  readonly limit: number;
}

/**
 * Finds the rows that a search finds best: those whose titles have the words first, and of these in
 * the order of their list.
 *
 * @param query those that have the words, of a table that has `id`
 * @returns their ids
 */
export async function findBest<Table extends keyof StoreTables>(
  query: SelectQueryBuilder<StoreTables, Table, object>,
  { search, title, order, limit }: BestSearch,
): Promise<readonly string[]> {
  const id = sql<string>`id`;
  const list = <Row>(rows: SelectQueryBuilder<StoreTables, Table, Row>) =>
    order.reduce((ordered, [column, how]) => ordered.orderBy(sql.ref(column), how), rows);
  // First which: an index does for that.
  const found = await list(query.select(id.as('id')))
    .limit(mostRanked)
    .execute();
  if (found.length === 0) return [];
  if (found.length === mostRanked) return findByRank();
  const ids = found.map((row) => row.id);
  const ranked = query
    .clearWhere()
    .select(id.as('id'))
    .where(sql<boolean>`id in (${sql.join(ids)})`)
    .orderBy(titleRank(title, search));
  const best = await list(ranked).limit(limit).execute();
  return best.map((row) => row.id);

  /** Of more rows those of each rank are asked for, which ends as soon as there are enough. */
  async function findByRank(): Promise<readonly string[]> {
    const best: string[] = [];
    for (const rank of titleRanks) {
      if (best.length === limit) break;
      const rows = await list(query.select(id.as('id')))
        .where(sql<boolean>`${titleRank(title, search)} = ${sql.lit(rank)}`)
        .limit(limit - best.length)
        .execute();
      best.push(...rows.map((row) => row.id));
    }
    return best;
  }
}

import { sql } from 'kysely';
import type { Database } from '../../store/database';
import type { VisitCountTable } from './visit-count-table';

/** Which counts are summed up. */
export interface CountQuery {
  /** The days, `YYYY-MM-DD`, both included. */
  readonly first: string;
  readonly last: string;
  readonly countedBy: VisitCountTable['counted_by'];
  readonly part: VisitCountTable['part'];
  /** @default all */
  readonly events?: readonly string[];
  /** What is told apart. @default nothing: one sum */
  readonly by?: readonly ('name' | 'day' | 'event')[];
  /** The highest ones. @default 1,000 */
  readonly limit?: number;
}

/** A sum, with what it is of; '' where it is not told apart. */
export type VisitCount = Readonly<Record<'name' | 'day' | 'event', string>> & {
  readonly times: number;
};

/** A count to be added. */
export type AddedCount = Omit<VisitCountTable, 'site_id'>;

const nothing = { name: '', day: '', event: '' };

/** Sums up counts, the highest first. */
export async function sumVisitCounts(
  db: Database,
  siteId: string,
  { first, last, countedBy, part, events, by = [], limit = 1000 }: CountQuery,
): Promise<readonly VisitCount[]> {
  let query = db
    .selectFrom('visit_count')
    .select(({ fn, cast }) => [...by, cast<number>(fn.sum('times'), 'bigint').as('sum')])
    .where('site_id', '=', siteId)
    .where('counted_by', '=', countedBy)
    .where('part', '=', part)
    .where('day', '>=', first)
    .where('day', '<=', last);
  if (events) query = query.where('event', 'in', events);
  if (by.length > 0) query = query.groupBy([...by]);
  const rows = await query
    .having(({ fn }) => fn.countAll(), '>', 0)
    .orderBy('sum', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ sum, ...parts }) => ({ ...nothing, ...parts, times: sum }));
}

/** The most rows of a statement. */
const mostRows = 200;

/** Adds counts to those of the day. */
export async function addVisitCounts(
  db: Database,
  siteId: string,
  counts: readonly AddedCount[],
): Promise<void> {
  // In one order everywhere, so that two servers do not wait for each other.
  const rows = sumUp(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < rows.length; at += mostRows)
    await db
      .insertInto('visit_count')
      .values(rows.slice(at, at + mostRows).map(([, row]) => ({ site_id: siteId, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'counted_by', 'part', 'event', 'day', 'name'])
          .doUpdateSet({ times: sql`visit_count.times + excluded.times` }),
      )
      .execute();
}

/** Sums up what is the same row: a statement may name each row once. */
function sumUp(counts: readonly AddedCount[]): [string, AddedCount][] {
  const sums = new Map<string, AddedCount>();
  for (const count of counts) {
    const { counted_by, part, event, day, name } = count;
    const key = `${counted_by}\n${part}\n${event}\n${day}\n${name}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, times: before.times + count.times } : count);
  }
  return [...sums];
}

import type { Database } from '../../store/database';
import type { VisitorDayTable } from './visitor-day-table';

/** How many different visitors agreed to be counted. */
export interface VisitorCount {
  /** Of the period: whoever came on two of its days is one. */
  readonly total: number;
  /** Day → how many; a day without any is absent. */
  readonly days: ReadonlyMap<string, number>;
}

/** Notes the days of visitors; one that is known changes nothing. */
export async function addVisitorDays(
  db: Database,
  siteId: string,
  days: readonly Omit<VisitorDayTable, 'site_id'>[],
): Promise<void> {
  const rows = new Map(
    days.map((row) => [`${row.day} ${row.visitor}`, { site_id: siteId, ...row }]),
  );
  if (rows.size === 0) return;
  await db
    .insertInto('visitor_day')
    // In one order everywhere, so that two servers do not wait for each other.
    .values([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the days of a visitor. */
export async function forgetVisitorDays(
  db: Database,
  siteId: string,
  visitor: string,
): Promise<void> {
  await db
    .deleteFrom('visitor_day')
    .where('site_id', '=', siteId)
    .where('visitor', '=', visitor)
    .execute();
}

/** Counts different visitors from one day to another, both included. */
export async function countVisitorDays(
  db: Database,
  siteId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<VisitorCount> {
  const within = db
    .selectFrom('visitor_day')
    .where('site_id', '=', siteId)
    .where('day', '>=', first)
    .where('day', '<=', last);
  const { total } = await within
    .select(({ fn, cast }) => cast<number>(fn.count('visitor').distinct(), 'bigint').as('total'))
    .executeTakeFirstOrThrow();
  const days = await within
    .select(({ fn, cast }) => ['day', cast<number>(fn.countAll(), 'bigint').as('visitors')])
    .groupBy('day')
    .execute();
  return { total, days: new Map(days.map(({ day, visitors }) => [day, visitors])) };
}

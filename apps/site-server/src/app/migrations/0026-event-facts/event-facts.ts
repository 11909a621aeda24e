import { sql, type QueryExecutorProvider } from 'kysely';

const columns = [
  'is_all_day integer not null default 0',
  "place text not null default ''",
  "time_zone text not null default ''",
  "tickets text not null default ''",
];

/** What events have beside their hours: whole days, place, time zone, where tickets are sold. */
export async function eventFacts(db: QueryExecutorProvider): Promise<void> {
  for (const column of columns)
    await sql.raw(`alter table page_item add column ${column}`).execute(db);
}

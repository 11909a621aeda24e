import { sql, type QueryExecutorProvider } from 'kysely';

/** On which days a visitor who agreed was there, so that visitors of a period can be told apart. */
export async function visitorDays(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table visitor_day (
        site_id text not null references site (id),
        day text not null,
        visitor text not null,
        primary key (site_id, day, visitor)
      )`,
    )
    .execute(db);
}

import { sql, type QueryExecutorProvider } from 'kysely';

/** The changes of pages that somebody has left out of what is published next. */
export async function pageLeftOut(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table page_left_out (
        page_id text not null,
        step text not null,
        site_id text not null references site (id),
        number bigint not null,
        account_id text not null,
        by_name text not null,
        change text not null,
        primary key (page_id, step)
      )`,
    )
    .execute(db);
}

import { sql, type QueryExecutorProvider } from 'kysely';

/** The table of links that show the newest version of a page until they end. */
export async function pagePreviews(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table preview_link (
        id text primary key,
        site_id text not null references site (id),
        page_id text not null,
        made_by text not null,
        ends_at bigint not null,
        created_at bigint not null
      )`,
    )
    .execute(db);
  await sql.raw('create index preview_link_of on preview_link (page_id, ends_at)').execute(db);
}

import { sql, type QueryExecutorProvider } from 'kysely';

/** The table of blocks that a site keeps under names, to use them on other pages. */
export async function pagePatterns(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table page_pattern (
        id text primary key,
        site_id text not null references site (id),
        name text not null,
        content text not null,
        created_at bigint not null
      )`,
    )
    .execute(db);
  await sql.raw('create index page_pattern_of on page_pattern (site_id, name)').execute(db);
}

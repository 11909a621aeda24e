import { sql, type QueryExecutorProvider } from 'kysely';

/** The table of the names that somebody gave to what a list is filtered by. */
export async function savedViews(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table saved_view (
        id text primary key,
        site_id text not null references site (id),
        account_id text not null references account (id),
        path text not null,
        name text not null,
        query text not null,
        created_at bigint not null,
        unique (account_id, path, name)
      )`,
    )
    .execute(db);
}

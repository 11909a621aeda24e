import { sql, type QueryExecutorProvider } from 'kysely';

/** Who has which page open in an editor, and where on it they are. */
export async function pagePresence(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table page_presence (
        page_id text not null references page (id),
        tab text not null,
        account_id text not null,
        name text not null,
        block text,
        seen_at bigint not null,
        primary key (page_id, tab)
      )`,
    )
    .execute(db);
}

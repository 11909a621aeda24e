import { sql, type QueryExecutorProvider } from 'kysely';

/** Where it was that a subscriber agreed, and the order in which lists show them. */
export async function subscriberSource(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(`alter table subscriber add column source text not null default ''`).execute(db);
  await sql
    .raw('create index subscriber_by_form on subscriber (form_id, created_at, id)')
    .execute(db);
}

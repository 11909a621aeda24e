import { sql, type QueryExecutorProvider } from 'kysely';

/** When a message was answered, and what those who look after the site wrote about it. */
export async function messageNotes(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table submission add column answered_at bigint').execute(db);
  await sql
    .raw(
      `create table message_note (
        id text primary key,
        submission_id text not null references submission (id),
        kind text not null,
        author text not null,
        subject text not null,
        text text not null,
        mail_id text,
        created_at bigint not null
      )`,
    )
    .execute(db);
  await sql
    .raw('create index message_note_of on message_note (submission_id, created_at)')
    .execute(db);
}

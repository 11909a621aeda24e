import { sql, type Kysely } from 'kysely';

/**
 * Mail that waits to be sent, why a submission is suspected, and forms that are gone.
 *
 * @param db the connection that holds the migration lock
 */
export async function outbox(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table outbox (
    id text primary key,
    site_id text not null references site (id),
    kind text not null,
    once text unique,
    message_id text not null,
    recipient text not null,
    reply_to text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    unsubscribe_url text not null,
    created_at bigint not null,
    next_at bigint not null,
    attempts integer not null,
    sent_at bigint,
    failed_at bigint,
    last_error text not null
  )`,
  'create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null',
  "alter table submission add column reasons text not null default ''",
  'alter table form add column deleted_at bigint',
];

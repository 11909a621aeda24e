import { sql, type Kysely } from 'kysely';

/**
 * Who wants a newsletter: an address counts once it was confirmed by mail.
 *
 * @param db the connection that holds the migration lock
 */
export async function subscribers(db: Kysely<never>): Promise<void> {
  await sql`create table subscriber (
    id text primary key,
    site_id text not null references site (id),
    form_id text not null references form (id),
    email text not null,
    email_key text not null,
    name text not null,
    status text not null,
    round integer not null,
    created_at bigint not null,
    mailed_at bigint not null,
    changed_at bigint not null,
    unique (form_id, email_key)
  )`.execute(db);
}

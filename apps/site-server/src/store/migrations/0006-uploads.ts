import { sql, type Kysely } from 'kysely';

/**
 * Files that visitors send with a form; one without a submission is waiting for its own.
 *
 * @param db the connection that holds the migration lock
 */
export async function uploads(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table upload (
    id text primary key,
    site_id text not null references site (id),
    form_id text not null references form (id),
    field_id text not null,
    key text not null,
    submission_id text references submission (id),
    name text not null,
    mime text not null,
    bytes bigint not null,
    created_at bigint not null
  )`,
  'create index upload_waiting on upload (created_at) where submission_id is null',
  'create index upload_submission on upload (submission_id)',
];

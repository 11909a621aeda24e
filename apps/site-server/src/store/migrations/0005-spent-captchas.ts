import { sql, type Kysely } from 'kysely';

/**
 * Challenges that a submission was stored with: each counts once.
 *
 * @param db the connection that holds the migration lock
 */
export async function spentCaptchas(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table spent_captcha (
    signature text primary key,
    site_id text not null references site (id),
    expires_at bigint not null
  )`,
  'create index spent_captcha_expiry on spent_captcha (expires_at)',
];

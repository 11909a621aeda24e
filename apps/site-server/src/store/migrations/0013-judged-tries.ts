import { sql, type Kysely } from 'kysely';

/**
 * How often what a visitor told a checkout has changed, and what of it each try of paying
 * was made of.
 *
 * @param db the connection that holds the migration lock
 */
export async function judgedTries(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table checkout add column revision bigint not null default 0',
  'alter table payment add column document text',
];

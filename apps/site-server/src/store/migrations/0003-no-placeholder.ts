import { sql, type Kysely } from 'kysely';

/**
 * Takes the placeholders out again: a picture that is awaited shows its dominant colour.
 *
 * @param db the connection that holds the migration lock
 */
export async function noPlaceholder(db: Kysely<never>): Promise<void> {
  await sql`alter table asset drop column placeholder`.execute(db);
}

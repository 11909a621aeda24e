import { sql, type Kysely } from 'kysely';

/**
 * What is read from a picture's file when it is stored: placeholder, frames, transparency.
 *
 * @param db the connection that holds the migration lock
 */
export async function assetFacts(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Pictures that are there already have no placeholder, and nobody counted their frames.
const statements = [
  "alter table asset add column placeholder text not null default ''",
  'alter table asset add column frames integer not null default 0',
  'alter table asset add column transparent integer not null default 0',
];

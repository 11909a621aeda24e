import { sql, type Kysely } from 'kysely';

/**
 * Files that only their buyers may fetch.
 *
 * @param db the connection that holds the migration lock
 */
export async function filesForBuyers(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table asset add column for_buyers integer not null default 0').execute(db);
}

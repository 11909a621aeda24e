import { sql } from 'kysely';
import type { Database, StoreTables } from '../store/database';

/**
 * Keeps one site from changing what belongs to another.
 *
 * @param db the transaction of a write
 * @param table where the row is
 * @param id of the row; one that is not there yet is nobody's
 * @param siteId the site that wants to change it
 * @throws when the row is another site's
 */
export async function refuseForeignRow(
  db: Database,
  table: keyof StoreTables,
  id: string,
  siteId: string,
): Promise<void> {
  const { rows } = await sql<{
    site_id: string;
  }>`select site_id from ${sql.table(table)} where id = ${id}`.execute(db);
  if (rows.some((row) => row.site_id !== siteId))
    throw new Error(`[site-server] the ${table} ${id} belongs to another site. Nothing was saved.`);
}

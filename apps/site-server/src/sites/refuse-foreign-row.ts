import { sql } from 'kysely';
import type { Database, StoreTables } from '../store/database';

/**
 * Prevents one site from changing another site's row.
 *
 * @param db the transaction of a write
 * @param table where the row is
 * @param id of the row; a new one belongs to nobody
 * @param siteId the site that wants to change it
 * @throws if the row belongs to another site
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

import type { Database } from '../store/database';

/**
 * Makes all who lock a site wait for each other until the end of their transactions.
 *
 * @param db the transaction of a write
 * @param siteId the site
 */
export async function lockSite(db: Database, siteId: string): Promise<void> {
  // A row that is written is locked until the end of the transaction, in both databases.
  await db
    .updateTable('site')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', siteId)
    .execute();
}

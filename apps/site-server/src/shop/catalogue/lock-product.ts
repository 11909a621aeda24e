import type { Database } from '../../store/database';

/**
 * Makes all who lock a product wait for each other until the end of their transactions.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param productId the product; one that is not there is not locked
 */
export async function lockProduct(db: Database, siteId: string, productId: string): Promise<void> {
  // A row that is written is locked until the end of the transaction, in both databases.
  await db
    .updateTable('product')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', productId)
    .where('site_id', '=', siteId)
    .execute();
}

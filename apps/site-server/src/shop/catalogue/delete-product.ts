import { touchSiteShop } from '../../sites/sites';
import type { Database } from '../../store/database';
import { syncStockRows } from '../stock/sync-stock-rows';
import { deleteListing } from './replace-listing';

/**
 * Deletes a product: nobody finds or buys it any more, and its address is free. Its row stays for
 * what names it: orders, reviews, subscriptions. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param productId the product
 * @param now UTC milliseconds
 * @returns whether there was one
 */
export async function deleteProduct(
  db: Database,
  siteId: string,
  productId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set((eb) => ({
      // No page can have this address, so another product may have the one that it had.
      slug: `~${productId}`,
      state: 'draft',
      search_text: '',
      revision: eb('revision', '+', 1),
      updated_at: now,
      deleted_at: now,
    }))
    .where('id', '=', productId)
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await syncStockRows(db, siteId, { id: productId, variants: [], productType: 'physical' });
  await deleteListing(db, productId);
  await touchSiteShop(db, siteId);
  return true;
}

import type { Database } from '../../store/database';
import type { StockPieces } from './stock';

/** So few pieces, or fewer, are low stock. */
export const lowStock = 3;

/**
 * Lists limited variants of which few or none are left, the fewest first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param limit the most
 */
export async function listLowStock(
  db: Database,
  siteId: string,
  limit: number,
): Promise<StockPieces[]> {
  return db
    .selectFrom('stock')
    .select(['product_id as productId', 'variant_id as variantId', 'quantity'])
    .where('site_id', '=', siteId)
    .where('quantity', '<=', lowStock)
    .orderBy('quantity')
    .orderBy('product_id')
    .orderBy('variant_id')
    .limit(limit)
    .execute();
}

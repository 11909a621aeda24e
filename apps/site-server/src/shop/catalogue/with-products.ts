import type { Database } from '../../store/database';
import { findProductsById } from './products';
import type { StoredProduct } from './stored-product';

/**
 * Gives rows the products that they are about.
 *
 * @param db the reading side
 * @param siteId the site
 * @param rows in any order; one product may be in several
 * @returns the rows, each with its product, undefined if it is gone
 */
export async function withProducts<Row extends { readonly productId: string }>(
  db: Database,
  siteId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly stored: StoredProduct | undefined })[]> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = await findProductsById(db, siteId, ids);
  const byId = new Map(products.map((stored) => [stored.product.id, stored]));
  return rows.map((row) => ({ ...row, stored: byId.get(row.productId) }));
}

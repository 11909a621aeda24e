import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
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
    .where(isLow(siteId))
    .orderBy('quantity')
    .orderBy('product_id')
    .orderBy('variant_id')
    .limit(limit)
    .execute();
}

/** Counts the variants that `listLowStock` lists. */
export async function countLowStock(db: Database, siteId: string): Promise<number> {
  return countRows(db.selectFrom('stock').where(isLow(siteId)));
}

function isLow(siteId: string) {
  return (eb: ExpressionBuilder<StoreTables, 'stock'>): Expression<SqlBool> =>
    eb.and([eb('site_id', '=', siteId), eb('quantity', '<=', lowStock)]);
}

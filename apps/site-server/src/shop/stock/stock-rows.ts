import type { Product } from '@frontage/commerce-model';
import type { Database } from '../../store/database';

/** How many of a limited variant there are; nothing for one that does not run out. */
export type StockLookUp = (productId: string, variantId: string) => number | undefined;

/**
 * The stock of products.
 *
 * @param db the reading side or a transaction
 * @param productIds the products
 */
export async function readStock(db: Database, productIds: readonly string[]): Promise<StockLookUp> {
  const rows =
    productIds.length === 0
      ? []
      : await db.selectFrom('stock').selectAll().where('product_id', 'in', productIds).execute();
  const byKey = new Map(
    rows.map((row) => [stockKey(row.product_id, row.variant_id), row.quantity]),
  );
  return (productId, variantId) => byKey.get(stockKey(productId, variantId));
}

/**
 * Gives each limited variant of a product a row that counts its stock; those that do
 * not run out, and those that are gone, have none. Counts that are there stay.
 *
 * @param db the transaction that saves the product
 * @param siteId the site
 * @param product the product
 */
export async function syncStockRows(
  db: Database,
  siteId: string,
  { id, variants, productType }: Product,
): Promise<void> {
  const isCounted = productType === 'physical' || productType === 'service';
  const limited = isCounted ? variants.filter(({ unlimited }) => !unlimited) : [];
  const stale = db.deleteFrom('stock').where('product_id', '=', id);
  await (
    limited.length === 0
      ? stale
      : stale.where(
          'variant_id',
          'not in',
          limited.map((variant) => variant.id),
        )
  ).execute();
  if (limited.length === 0) return;
  const rows = limited.map((variant) => ({
    product_id: id,
    variant_id: variant.id,
    site_id: siteId,
    quantity: variant.qtyInStock,
  }));
  await db
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['product_id', 'variant_id']).doNothing())
    .execute();
}

function stockKey(productId: string, variantId: string): string {
  return JSON.stringify([productId, variantId]);
}

import type { Product } from '@frontage/commerce-model';
import type { Database } from '../../store/database';

/**
 * Gives each limited variant of a product a row that counts its stock; unlimited and deleted
 * variants have none. Existing counts stay.
 *
 * @param db the transaction that saves the product
 * @param siteId the site
 * @param product the product
 */
export async function syncStockRows(
  db: Database,
  siteId: string,
  { id, variants, productType }: Pick<Product, 'id' | 'variants' | 'productType'>,
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

import { touchSiteShop } from '../../sites/sites';
import type { Database } from '../../store/database';
import { countStock, isStockShown, mostStock, moveStock } from './stock';

/** A change of the stock of a limited variant, by somebody who saw a number. */
export interface StockEdit {
  readonly productId: string;
  readonly variantId: string;
  /** The number that they saw. */
  readonly seen: number;
  /** The number that it is to be, or how many come or go. */
  readonly wanted: { readonly set: number } | { readonly add: number };
}

/**
 * How an edit ended: `changed` if the number was no longer the one that was seen, `tooFew` if more
 * would go than there are, `tooMany` if there would be more than can be counted, `gone` if the
 * variant is not counted any more. Nothing was done then.
 */
export type StockEditEnd = 'done' | 'changed' | 'tooFew' | 'tooMany' | 'gone';

/**
 * Changes the stock of a variant unless somebody else has changed it since it was seen: what an
 * order took meanwhile is never overwritten. What comes or goes is added to whatever is there.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param edit what is wanted
 */
export async function editStock(
  db: Database,
  siteId: string,
  { productId, variantId, seen, wanted }: StockEdit,
): Promise<StockEditEnd> {
  const variant = { productId, variantId };
  if ('add' in wanted) {
    const pieces = await countStock(db, siteId, variant);
    if (pieces === undefined) return 'gone';
    if (pieces + wanted.add > mostStock) return 'tooMany';
    const isMoved = await moveStock(db, siteId, { ...variant, quantity: wanted.add });
    return isMoved ? 'done' : 'tooFew';
  }
  const { numUpdatedRows } = await db
    .updateTable('stock')
    .set({ quantity: wanted.set })
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('quantity', '=', seen)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) {
    if (isStockShown(seen, wanted.set)) await touchSiteShop(db, siteId);
    return 'done';
  }
  return (await countStock(db, siteId, variant)) === undefined ? 'gone' : 'changed';
}

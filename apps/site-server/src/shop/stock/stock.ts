import { maxQuantity } from '@frontage/commerce-model';
import { touchSiteShop } from '../../sites/sites';
import type { Database } from '../../store/database';
import { prepareRowQuery, type QueryParam } from '../../store/prepare-query';
import { mostShownStock } from '../settings/shop-settings-schema';

/** A number of pieces of one variant. */
export interface StockPieces {
  productId: string;
  variantId: string;
  quantity: number;
}

/**
 * Returns sold pieces to stock; ignores unlimited variants.
 *
 * @param db the transaction of a write that happens once
 * @param siteId the site
 * @param pieces to return
 */
export async function returnStock(
  db: Database,
  siteId: string,
  pieces: readonly StockPieces[],
): Promise<void> {
  for (const merged of mergeStockPieces(pieces)) await moveStock(db, siteId, merged);
}

/** The largest stock of one variant. */
export const mostStock = maxQuantity * 1_000;

/**
 * Sets the available stock of a limited variant, without held pieces.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param stock the variant and its new count
 * @throws for an invalid number, and for an unlimited variant
 */
export async function setStock(
  db: Database,
  siteId: string,
  { productId, variantId, quantity }: StockPieces,
): Promise<void> {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > mostStock)
    throw new Error(
      `[site-server] not a stock: ${quantity}. Give a whole number from 0 to ${mostStock}.`,
    );
  const before = await countStock(db, siteId, { productId, variantId });
  if (before === undefined)
    throw new Error(
      `[site-server] the stock of ${productId}, variant ${variantId}, is not counted. Nothing was saved.`,
    );
  await db
    .updateTable('stock')
    .set({ quantity })
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .execute();
  if (isStockShown(before, quantity)) await touchSiteShop(db, siteId);
}

/**
 * Adds pieces to stock, or takes them if the number is below 0: one conditional update, which never
 * goes below zero.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param pieces the variant and the number
 * @returns false if there are not enough, and for an unlimited variant
 */
export async function moveStock(
  db: Database,
  siteId: string,
  { productId, variantId, quantity }: StockPieces,
): Promise<boolean> {
  const least = Math.max(0, -quantity);
  const row = await addToStock(db, { siteId, productId, variantId, quantity, least });
  if (row && isStockShown(row.quantity - quantity, row.quantity)) await touchSiteShop(db, siteId);
  return row !== undefined;
}

const addToStock = prepareRowQuery(
  (db, param: QueryParam<StockPieces & { siteId: string; least: number }>) =>
    db
      .updateTable('stock')
      .set((eb) => ({ quantity: eb('quantity', '+', param('quantity')) }))
      .where('site_id', '=', param('siteId'))
      .where('product_id', '=', param('productId'))
      .where('variant_id', '=', param('variantId'))
      .where('quantity', '>=', param('least'))
      .returning('quantity'),
);

/** Gives the available stock of a variant; undefined for an unlimited one. */
export async function countStock(
  db: Database,
  siteId: string,
  { productId, variantId }: Pick<StockPieces, 'productId' | 'variantId'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('stock')
    .select('quantity')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  return row?.quantity;
}

/** Whether pages could show the change. */
export function isStockShown(before: number, after: number): boolean {
  return Math.min(before, mostShownStock) !== Math.min(after, mostShownStock);
}

/**
 * Merges pieces to one entry per variant, in an order that all machines share: two transactions
 * that lock the same rows in different orders would wait for each other.
 */
export function mergeStockPieces(pieces: readonly StockPieces[]): StockPieces[] {
  const byKey = new Map<string, StockPieces>();
  for (const { productId, variantId, quantity } of pieces) {
    const key = JSON.stringify([productId, variantId]);
    byKey.set(key, { productId, variantId, quantity: quantity + (byKey.get(key)?.quantity ?? 0) });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

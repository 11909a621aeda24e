import type { HoldTable } from '../shop-tables';
import type { Database } from '../tables';
import { touchShop } from './sites';

/** A number of pieces of one variant. */
export interface StockPieces {
  productId: string;
  variantId: string;
  quantity: number;
}

/** What is held for a checkout, and until when (UTC milliseconds). */
export interface StockHold {
  siteId: string;
  checkoutId: string;
  pieces: readonly StockPieces[];
  expiresAt: number;
}

/** Of something there are not as many as wanted; nothing is held then. `lacking` says how many there are. */
export class OutOfStock extends Error {
  constructor(readonly lacking: readonly StockPieces[]) {
    super('[site-server] there is not as much in stock as a checkout wants.');
  }
}

/** Up to this many pieces a page may tell how many are left; beyond it a change shows nowhere. */
export const mostShownStock = 20;

/**
 * Holds pieces for a checkout: they are taken from stock by single conditional updates,
 * so that no two checkouts hold the same piece. What does not run out is not held. Twice
 * is as once.
 *
 * @param db the transaction of a write, which is undone when this rejects
 * @param hold what, and for whom
 * @param now UTC milliseconds
 * @throws OutOfStock when there is not as much of everything
 */
export async function reserveStock(db: Database, { siteId, checkoutId, pieces, expiresAt }: StockHold, now: number): Promise<void> {
  const lacking: StockPieces[] = [];
  for (const { productId, variantId, quantity } of inOneOrder(pieces)) {
    const left = await stockLeft(db, siteId, { productId, variantId });
    if (left === undefined) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('hold')
      .values({ checkout_id: checkoutId, product_id: productId, variant_id: variantId, site_id: siteId, quantity, expires_at: expiresAt, created_at: now })
      .onConflict((conflict) => conflict.columns(['checkout_id', 'product_id', 'variant_id']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      await refuseOtherHold(db, checkoutId, { productId, variantId, quantity });
      continue;
    }
    if (!(await moveStock(db, siteId, { productId, variantId, quantity: -quantity }))) lacking.push({ productId, variantId, quantity: left });
  }
  if (lacking.length > 0) throw new OutOfStock(lacking);
}

/**
 * Puts what a checkout holds back into stock. Twice is as once.
 *
 * @param db the transaction of a write
 * @param checkoutId the checkout
 */
export async function releaseStock(db: Database, checkoutId: string): Promise<void> {
  const rows = await db.deleteFrom('hold').where('checkout_id', '=', checkoutId).returningAll().execute();
  const [first] = rows;
  if (!first) return;
  for (const pieces of inOneOrder(rows.map(readHold))) await moveStock(db, first.site_id, pieces);
}

/**
 * Puts pieces that were sold back into stock: of what is counted, the other is left alone.
 *
 * @param db the transaction of a write that happens once
 * @param siteId the site
 * @param pieces what comes back
 */
export async function returnStock(db: Database, siteId: string, pieces: readonly StockPieces[]): Promise<void> {
  for (const one of inOneOrder(pieces)) await moveStock(db, siteId, one);
}

/**
 * What a checkout holds is sold: it never comes back into stock by itself. Twice is as once.
 *
 * @param db the transaction that stores the order
 * @param checkoutId the checkout
 * @returns what was held
 */
export async function sellHeldStock(db: Database, checkoutId: string): Promise<StockPieces[]> {
  const rows = await db.deleteFrom('hold').where('checkout_id', '=', checkoutId).returningAll().execute();
  return rows.map(readHold);
}

/**
 * Sets how many of a limited variant can be bought, those that are held left aside.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param stock the variant and its new count
 * @returns how many there were; nothing for a variant that is not counted
 */
export async function writeStock(db: Database, siteId: string, { productId, variantId, quantity }: StockPieces): Promise<number | undefined> {
  const before = await stockLeft(db, siteId, { productId, variantId });
  if (before === undefined) return undefined;
  await db.updateTable('stock').set({ quantity }).where('product_id', '=', productId).where('variant_id', '=', variantId).execute();
  if (isShown(before, quantity)) await touchShop(db, siteId);
  return before;
}

/**
 * Adds pieces to stock, or takes them away where the number is below 0: one conditional
 * update, which never leaves less than none.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param pieces the variant and the number
 * @returns false when there are not as many, and for what is not counted
 */
export async function moveStock(db: Database, siteId: string, { productId, variantId, quantity }: StockPieces): Promise<boolean> {
  const row = await db
    .updateTable('stock')
    .set((eb) => ({ quantity: eb('quantity', '+', quantity) }))
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('quantity', '>=', Math.max(0, -quantity))
    .returning('quantity')
    .executeTakeFirst();
  if (row && isShown(row.quantity - quantity, row.quantity)) await touchShop(db, siteId);
  return row !== undefined;
}

async function stockLeft(db: Database, siteId: string, { productId, variantId }: Pick<StockPieces, 'productId' | 'variantId'>): Promise<number | undefined> {
  const row = await db
    .selectFrom('stock')
    .select('quantity')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  return row?.quantity;
}

function readHold(row: HoldTable): StockPieces {
  return { productId: row.product_id, variantId: row.variant_id, quantity: row.quantity };
}

async function refuseOtherHold(db: Database, checkoutId: string, { productId, variantId, quantity }: StockPieces): Promise<void> {
  const held = await db
    .selectFrom('hold')
    .select('quantity')
    .where('checkout_id', '=', checkoutId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  if (held?.quantity !== quantity)
    throw new Error(`[site-server] checkout ${checkoutId} holds ${held?.quantity ?? 0} of ${productId}, not ${quantity}. Release them first.`);
}

/** Whether pages could tell of the change. */
function isShown(before: number, after: number): boolean {
  return Math.min(before, mostShownStock) !== Math.min(after, mostShownStock);
}

/** Each variant once, in an order that all machines share: two that took the same things in another order would wait for each other. */
function inOneOrder(pieces: readonly StockPieces[]): StockPieces[] {
  const byKey = new Map<string, StockPieces>();
  for (const { productId, variantId, quantity } of pieces) {
    const key = JSON.stringify([productId, variantId]);
    byKey.set(key, { productId, variantId, quantity: quantity + (byKey.get(key)?.quantity ?? 0) });
  }
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

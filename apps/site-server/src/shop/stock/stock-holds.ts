import type { Database } from '../../store/database';
import { tryWithin } from '../../store/try-within';
import { mergePieces, moveStock, countStock, type StockPieces } from './stock';
import type { HoldTable } from './stock-tables';

/** What is held for a purchase (a checkout or a renewal), and until when (UTC milliseconds). */
export interface StockHold {
  siteId: string;
  purchaseId: string;
  pieces: readonly StockPieces[];
  expiresAt: number;
}

/**
 * Of something there are not as many as wanted; nothing is held then. `lacking` says how many there
 * are.
 */
export class OutOfStock extends Error {
  constructor(readonly lacking: readonly StockPieces[]) {
    super('[site-server] there is not as much in stock as is wanted.');
  }
}

/**
 * Holds pieces for a purchase: they are taken from stock by single conditional updates,
 * so that no two purchases hold the same piece. What does not run out is not held.
 * Calling it again does nothing.
 *
 * @param db the transaction of a write, which is undone when this rejects
 * @param hold what, and for whom
 * @param now UTC milliseconds
 * @throws OutOfStock when there is not as much of everything
 */
export async function reserveStock(db: Database, hold: StockHold, now: number): Promise<void> {
  const lacking: StockPieces[] = [];
  for (const pieces of mergePieces(hold.pieces)) {
    const left = await holdPieces(db, hold, pieces, now);
    if (left !== undefined) lacking.push({ ...pieces, quantity: left });
  }
  if (lacking.length > 0) throw new OutOfStock(lacking);
}

/**
 * The same, where what cannot be held is no fault.
 *
 * @returns false when there is not as much of everything; then nothing is changed
 */
export async function holdStock(db: Database, hold: StockHold, now: number): Promise<boolean> {
  const isLacking = (error: unknown) => error instanceof OutOfStock;
  const take = async () => {
    await reserveStock(db, hold, now);
    return true;
  };
  // A single variant is held or it is not: there is nothing to undo.
  if (mergePieces(hold.pieces).length > 1) return (await tryWithin(db, take, isLacking)) ?? false;
  return take().catch((error: unknown) => {
    if (isLacking(error)) return false;
    throw error;
  });
}

/** @returns how many there are, where they are too few; nothing where all is well */
async function holdPieces(
  db: Database,
  { siteId, purchaseId, expiresAt }: StockHold,
  { productId, variantId, quantity }: StockPieces,
  now: number,
): Promise<number | undefined> {
  const isTaken = await moveStock(db, siteId, { productId, variantId, quantity: -quantity });
  if (!isTaken) {
    const left = await countStock(db, siteId, { productId, variantId });
    const isKnown =
      left === undefined || (await isHeld(db, purchaseId, { productId, variantId, quantity }));
    return isKnown ? undefined : left;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hold')
    .values({
      purchase_id: purchaseId,
      product_id: productId,
      variant_id: variantId,
      site_id: siteId,
      quantity,
      expires_at: expiresAt,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['purchase_id', 'product_id', 'variant_id']).doNothing(),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return undefined;
  // They were held already, so they go back.
  await moveStock(db, siteId, { productId, variantId, quantity });
  await isHeld(db, purchaseId, { productId, variantId, quantity });
  return undefined;
}

/**
 * Puts what a purchase holds back into stock. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param purchaseId the checkout or the renewal
 */
export async function releaseStock(db: Database, purchaseId: string): Promise<void> {
  const rows = await db
    .deleteFrom('hold')
    .where('purchase_id', '=', purchaseId)
    .returningAll()
    .execute();
  const [first] = rows;
  if (!first) return;
  for (const pieces of mergePieces(rows.map(readHold))) await moveStock(db, first.site_id, pieces);
}

/**
 * What a purchase holds is sold: it never comes back into stock by itself. Calling it again does
 * nothing.
 *
 * @param db the transaction that stores the order
 * @param purchaseId the checkout or the renewal
 * @returns what was held
 */
export async function sellHeldStock(db: Database, purchaseId: string): Promise<StockPieces[]> {
  const rows = await db
    .deleteFrom('hold')
    .where('purchase_id', '=', purchaseId)
    .returningAll()
    .execute();
  return rows.map(readHold);
}

/**
 * Forgets what purchases hold, without a change of stock: of those that are forgotten themselves.
 *
 * @param db the transaction of a write
 * @param purchaseIds what they were held for
 */
export async function deleteHolds(db: Database, purchaseIds: readonly string[]): Promise<void> {
  await db.deleteFrom('hold').where('purchase_id', 'in', purchaseIds).execute();
}

function readHold(row: HoldTable): StockPieces {
  return { productId: row.product_id, variantId: row.variant_id, quantity: row.quantity };
}

/** Whether a purchase holds these pieces. @throws when it holds another number of them */
async function isHeld(
  db: Database,
  purchaseId: string,
  { productId, variantId, quantity }: StockPieces,
): Promise<boolean> {
  const held = await db
    .selectFrom('hold')
    .select('quantity')
    .where('purchase_id', '=', purchaseId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  if (held && held.quantity !== quantity)
    throw new Error(
      `[site-server] ${purchaseId} holds ${held.quantity} of ${productId}, not ${quantity}. Release them first.`,
    );
  return held !== undefined;
}

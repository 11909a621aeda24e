import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { tryWithin } from '../../store/try-within';
import { mergeStockPieces, moveStock, countStock, type StockPieces } from './stock';
import type { HoldTable } from './stock-table';

/** Pieces held for a purchase (a checkout or a renewal), and until when (UTC milliseconds). */
export interface StockHold {
  siteId: string;
  purchaseId: string;
  pieces: readonly StockPieces[];
  expiresAt: number;
}

/** There are fewer pieces than wanted; nothing is held then. `lacking` is the available number. */
export class OutOfStock extends Error {
  constructor(readonly lacking: readonly StockPieces[]) {
    super('[site-server] there is not as much in stock as is wanted.');
  }
}

/**
 * Holds pieces for a purchase: they are taken from stock by single conditional updates, so that no
 * two purchases hold the same piece. Unlimited variants are not held. Calling it again does
 * nothing.
 *
 * @param db the transaction of a write, which is undone if this rejects
 * @param hold the pieces and the purchase
 * @param now UTC milliseconds
 * @throws OutOfStock if there is not enough of everything
 */
export async function reserveStock(db: Database, hold: StockHold, now: number): Promise<void> {
  const lacking: StockPieces[] = [];
  for (const pieces of mergeStockPieces(hold.pieces)) {
    const remaining = await holdPieces(db, hold, pieces, now);
    if (remaining !== undefined) lacking.push({ ...pieces, quantity: remaining });
  }
  if (lacking.length > 0) throw new OutOfStock(lacking);
}

/**
 * Does the same without an error if there is not enough.
 *
 * @returns false if there is not enough of everything; then nothing is changed
 */
export async function holdStock(db: Database, hold: StockHold, now: number): Promise<boolean> {
  const isLacking = (error: unknown) => error instanceof OutOfStock;
  const take = async () => {
    await reserveStock(db, hold, now);
    return true;
  };
  // A single variant is held or not: there is nothing to undo.
  if (mergeStockPieces(hold.pieces).length > 1)
    return (await tryWithin(db, take, isLacking)) ?? false;
  return take().catch((error: unknown) => {
    if (isLacking(error)) return false;
    throw error;
  });
}

/** @returns the available number if it is too small; undefined on success */
async function holdPieces(
  db: Database,
  { siteId, purchaseId, expiresAt }: StockHold,
  { productId, variantId, quantity }: StockPieces,
  now: number,
): Promise<number | undefined> {
  const isTaken = await moveStock(db, siteId, { productId, variantId, quantity: -quantity });
  if (!isTaken) {
    const remaining = await countStock(db, siteId, { productId, variantId });
    const isKnown =
      remaining === undefined || (await isHeld(db, purchaseId, { productId, variantId, quantity }));
    return isKnown ? undefined : remaining;
  }
  const { affected } = await insertHold(db, {
    purchase_id: purchaseId,
    product_id: productId,
    variant_id: variantId,
    site_id: siteId,
    quantity,
    expires_at: expiresAt,
    created_at: now,
  });
  if (affected !== 0) return undefined;
  // They were held already, so they are returned.
  await moveStock(db, siteId, { productId, variantId, quantity });
  await isHeld(db, purchaseId, { productId, variantId, quantity });
  return undefined;
}

const insertHold = prepareQuery((db, param: QueryParam<HoldTable>) =>
  db
    .insertInto('hold')
    .values({
      purchase_id: param('purchase_id'),
      product_id: param('product_id'),
      variant_id: param('variant_id'),
      site_id: param('site_id'),
      quantity: param('quantity'),
      expires_at: param('expires_at'),
      created_at: param('created_at'),
    })
    .onConflict((conflict) =>
      conflict.columns(['purchase_id', 'product_id', 'variant_id']).doNothing(),
    ),
);

/**
 * Returns what a purchase holds to stock. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param purchaseId the checkout or the renewal
 */
export async function releaseStock(db: Database, purchaseId: string): Promise<void> {
  const { rows } = await takeHolds(db, { purchaseId });
  const [first] = rows;
  if (!first) return;
  for (const pieces of mergeStockPieces(rows.map(readHold)))
    await moveStock(db, first.site_id, pieces);
}

/**
 * Sells what a purchase holds: it never returns to stock by itself. Calling it again does nothing.
 *
 * @param db the transaction that stores the order
 * @param purchaseId the checkout or the renewal
 * @returns what was held
 */
export async function sellHeldStock(db: Database, purchaseId: string): Promise<StockPieces[]> {
  const { rows } = await takeHolds(db, { purchaseId });
  return rows.map(readHold);
}

const takeHolds = prepareQuery((db, param: QueryParam<{ purchaseId: string }>) =>
  db.deleteFrom('hold').where('purchase_id', '=', param('purchaseId')).returningAll(),
);

/**
 * Deletes the holds of purchases without changing stock, because the purchases are deleted.
 *
 * @param db the transaction of a write
 * @param purchaseIds the deleted purchases
 */
export async function deleteHolds(db: Database, purchaseIds: readonly string[]): Promise<void> {
  await db.deleteFrom('hold').where('purchase_id', 'in', purchaseIds).execute();
}

function readHold(row: HoldTable): StockPieces {
  return { productId: row.product_id, variantId: row.variant_id, quantity: row.quantity };
}

/** Whether a purchase holds these pieces. @throws if it holds another number of them */
async function isHeld(
  db: Database,
  purchaseId: string,
  { productId, variantId, quantity }: StockPieces,
): Promise<boolean> {
  const heldRows = await db
    .selectFrom('hold')
    .select('quantity')
    .where('purchase_id', '=', purchaseId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  if (heldRows && heldRows.quantity !== quantity)
    throw new Error(
      `[site-server] ${purchaseId} holds ${heldRows.quantity} of ${productId}, not ${quantity}. Release them first.`,
    );
  return heldRows !== undefined;
}

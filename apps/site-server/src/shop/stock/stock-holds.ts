import type { Database } from '../../store/database';
import { mergePieces, moveStock, countStock, type StockPieces } from './stock';
import type { HoldTable } from './stock-tables';

/** What is held for a checkout, and until when (UTC milliseconds). */
export interface StockHold {
  siteId: string;
  checkoutId: string;
  pieces: readonly StockPieces[];
  expiresAt: number;
}

/**
 * Of something there are not as many as wanted; nothing is held then. `lacking` says how many there
 * are.
 */
export class OutOfStock extends Error {
  constructor(readonly lacking: readonly StockPieces[]) {
    super('[site-server] there is not as much in stock as a checkout wants.');
  }
}

/**
 * Holds pieces for a checkout: they are taken from stock by single conditional updates,
 * so that no two checkouts hold the same piece. What does not run out is not held.
 * Calling it again does nothing.
 *
 * @param db the transaction of a write, which is undone when this rejects
 * @param hold what, and for whom
 * @param now UTC milliseconds
 * @throws OutOfStock when there is not as much of everything
 */
export async function reserveStock(
  db: Database,
  { siteId, checkoutId, pieces, expiresAt }: StockHold,
  now: number,
): Promise<void> {
  const lacking: StockPieces[] = [];
  for (const { productId, variantId, quantity } of mergePieces(pieces)) {
    const left = await countStock(db, siteId, { productId, variantId });
    if (left === undefined) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('hold')
      .values({
        checkout_id: checkoutId,
        product_id: productId,
        variant_id: variantId,
        site_id: siteId,
        quantity,
        expires_at: expiresAt,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['checkout_id', 'product_id', 'variant_id']).doNothing(),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      await refuseOtherHold(db, checkoutId, { productId, variantId, quantity });
      continue;
    }
    if (!(await moveStock(db, siteId, { productId, variantId, quantity: -quantity })))
      lacking.push({ productId, variantId, quantity: left });
  }
  if (lacking.length > 0) throw new OutOfStock(lacking);
}

/**
 * Puts what a checkout holds back into stock. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param checkoutId the checkout
 */
export async function releaseStock(db: Database, checkoutId: string): Promise<void> {
  const rows = await db
    .deleteFrom('hold')
    .where('checkout_id', '=', checkoutId)
    .returningAll()
    .execute();
  const [first] = rows;
  if (!first) return;
  for (const pieces of mergePieces(rows.map(readHold))) await moveStock(db, first.site_id, pieces);
}

/**
 * What a checkout holds is sold: it never comes back into stock by itself. Calling it again does
 * nothing.
 *
 * @param db the transaction that stores the order
 * @param checkoutId the checkout
 * @returns what was held
 */
export async function sellHeldStock(db: Database, checkoutId: string): Promise<StockPieces[]> {
  const rows = await db
    .deleteFrom('hold')
    .where('checkout_id', '=', checkoutId)
    .returningAll()
    .execute();
  return rows.map(readHold);
}

/**
 * Forgets what checkouts hold, without a change of stock: of those that are forgotten themselves.
 *
 * @param db the transaction of a write
 * @param checkoutIds the checkouts
 */
export async function deleteHolds(db: Database, checkoutIds: readonly string[]): Promise<void> {
  await db.deleteFrom('hold').where('checkout_id', 'in', checkoutIds).execute();
}

function readHold(row: HoldTable): StockPieces {
  return { productId: row.product_id, variantId: row.variant_id, quantity: row.quantity };
}

async function refuseOtherHold(
  db: Database,
  checkoutId: string,
  { productId, variantId, quantity }: StockPieces,
): Promise<void> {
  const held = await db
    .selectFrom('hold')
    .select('quantity')
    .where('checkout_id', '=', checkoutId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  if (held?.quantity !== quantity)
    throw new Error(
      `[site-server] checkout ${checkoutId} holds ${held?.quantity ?? 0} of ${productId}, not ${quantity}. Release them first.`,
    );
}

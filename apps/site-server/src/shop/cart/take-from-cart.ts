import type { Database } from '../../store/database';
import { findGiftCards } from '../codes/gift-cards';
import { findCartById, replaceCart, lockCart } from './carts';
import type { CartContent } from './stored-cart';

/** What of a cart became an order. */
export interface BoughtLines {
  readonly orderId: string;
  /** Pieces by the ids of their lines. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The coupons that counted. */
  readonly couponCodes: readonly string[];
}

/**
 * Takes out of a cart what was bought of it; what its visitor has added meanwhile stays.
 * A cart with nothing left is bought, and its visitor begins a new one.
 *
 * @param db the transaction that stores the order
 * @param cart the site and the cart
 * @param bought what was bought
 * @param now UTC milliseconds
 */
export async function takeFromCart(
  db: Database,
  { siteId, cartId }: { siteId: string; cartId: string },
  bought: BoughtLines,
  now: number,
): Promise<void> {
  await lockCart(db, cartId);
  const cart = await findCartById(db, siteId, cartId);
  if (!cart || cart.orderId !== null) return;
  const left = withoutBought(cart.content, bought);
  if (left.lines.length === 0) return markCartBought(db, cartId, bought.orderId);
  const cards = await findGiftCards(db, siteId, left.giftCardIds);
  const giftCardIds = cards.flatMap(({ id, balanceCents }) => (balanceCents > 0 ? [id] : []));
  await replaceCart(db, cart, { ...left, giftCardIds }, now);
}

/** A cart without what was bought of it. */
export function withoutBought(
  content: CartContent,
  { pieces, couponCodes }: Pick<BoughtLines, 'pieces' | 'couponCodes'>,
): CartContent {
  const lines = content.lines.map((line) => ({
    ...line,
    quantity: line.quantity - (pieces[line.id] ?? 0),
  }));
  return {
    ...content,
    lines: lines.filter(({ quantity }) => quantity > 0),
    couponCodes: content.couponCodes.filter((code) => !couponCodes.includes(code)),
  };
}

/**
 * Notes that a cart was bought: its visitor begins a new one.
 *
 * @param db the transaction that stores the order
 * @param cartId the cart
 * @param orderId what it became
 */
export async function markCartBought(db: Database, cartId: string, orderId: string): Promise<void> {
  await db
    .updateTable('cart')
    .set({ order_id: orderId })
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .execute();
}

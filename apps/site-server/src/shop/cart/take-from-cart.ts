import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { findGiftCards } from '../codes/gift-cards';
import { replaceCart, lockCart } from './carts';
import type { CartContent } from './stored-cart';

/** The part of a cart that became an order. */
export interface BoughtLines {
  readonly orderId: string;
  /** The version of the priced cart: while the cart has this version, all of it was bought. */
  readonly cartVersion: number;
  /** Pieces by the ids of their lines. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The coupons that counted. */
  readonly couponCodes: readonly string[];
}

/**
 * Removes from a cart what was bought; what its visitor has added meanwhile stays. An empty cart
 * counts as bought, and its visitor gets a new one.
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
  const { orderId, cartVersion } = bought;
  if (await markCartBought(db, cartId, { orderId, version: cartVersion })) return;
  const cart = await lockCart(db, siteId, cartId);
  if (!cart || cart.orderId !== null) return;
  const remaining = withoutBought(cart.content, bought);
  if (remaining.lines.length === 0) {
    await markCartBought(db, cartId, { orderId, version: cart.version });
    return;
  }
  const cards = await findGiftCards(db, siteId, remaining.giftCardIds);
  const giftCardIds = cards.flatMap(({ id, balanceCents }) => (balanceCents > 0 ? [id] : []));
  await replaceCart(db, cart, { ...remaining, giftCardIds }, now);
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
 * Marks a version of a cart as bought: its visitor gets a new one.
 *
 * @param db the transaction that stores the order
 * @param cartId the cart
 * @param bought the order, and the version that was bought
 * @returns false if it has another version, or was bought already
 */
export async function markCartBought(
  db: Database,
  cartId: string,
  { orderId, version }: { orderId: string; version: number },
): Promise<boolean> {
  const { affected } = await markBought(db, { cartId, orderId, version });
  return affected === 1;
}

const markBought = prepareQuery(
  (db, param: QueryParam<{ cartId: string; orderId: string; version: number }>) =>
    db
      .updateTable('cart')
      .set({ order_id: param('orderId') })
      .where('id', '=', param('cartId'))
      .where('version', '=', param('version'))
      .where('order_id', 'is', null),
);

import type { CartView } from './cart-view';

/**
 * Gives the subtotal that an order needs at least, in minor units, if this cart is below it [5.17].
 *
 * @returns undefined for a cart that can be checked out, and for an empty one
 */
export function missedMinimum({
  cart,
  totals,
  minSubtotalCents = 0,
}: Pick<CartView, 'cart' | 'totals' | 'minSubtotalCents'>): number | undefined {
  const isBelow = cart.entries.length > 0 && totals.subtotalCents < minSubtotalCents;
  return isBelow ? minSubtotalCents : undefined;
}

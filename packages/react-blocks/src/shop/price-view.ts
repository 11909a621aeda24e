import { priceCart, priceHash } from '@frontage/commerce-model';
import type { CartView } from './cart-view';

/** The parts of a cart's view from which its totals follow, or which do not affect them. */
export type UnpricedView = Omit<CartView, 'totals' | 'priceHash'>;

/**
 * Completes the view of a cart with everything that follows from the rest: totals, the cart's own
 * amounts and flags, the gift cards' payments, the hash. Browser and server use the same function.
 *
 * @throws TypeError if an amount is too large to be exact
 */
export function priceView(view: UnpricedView): CartView {
  const { now, settings, giftCards } = view;
  const { cart, totals } = priceCart(view.cart, { now, settings, giftCards });
  const used = new Map(totals.giftCards.map(({ id, cents }) => [id, cents]));
  return {
    ...view,
    cart,
    totals,
    giftCards: giftCards.map((card) => ({ ...card, usedCents: used.get(card.id) ?? 0 })),
    priceHash: priceHash(totals),
  };
}

import { priceCart, priceHash } from '@frontage/commerce-model';
import type { CartView } from './cart-view';

/** All of a cart's view that its totals follow from, or that has nothing to do with them. */
export type UnpricedView = Omit<CartView, 'totals' | 'priceHash'>;

/**
 * The view of a cart with everything set that follows from the rest: totals, the cart's
 * own amounts and flags, what gift cards pay, the hash. Browser and server do it alike.
 *
 * @throws TypeError when an amount is too large to be exact
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

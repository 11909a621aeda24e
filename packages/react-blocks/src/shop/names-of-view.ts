import type { CartView } from './cart-view';
import type { TotalsNames } from './totals-names';

/** Gives the readable names of everything that a cart's totals identify by id. */
export function namesOfView({ cart, giftCards }: CartView): TotalsNames {
  return {
    taxes: Object.fromEntries(cart.applicableTaxRules.map(({ id, name }) => [id, name])),
    shipping: cart.selectedShippingOption?.title ?? '',
    giftCards: Object.fromEntries(giftCards.map(({ id, lastFour }) => [id, lastFour])),
  };
}

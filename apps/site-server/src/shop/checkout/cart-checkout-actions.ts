import type { CheckoutKind } from '@frontage/react-blocks/server';
import { checkoutStart } from '../cart/address-after-change';
import { readCartToken } from '../cart/cart-cookie';
import type { StoredCart } from '../cart/stored-cart';
import { defineOwnCheckoutStart, type Beginning, type NoGoods } from './checkout-starts';

/** Turns a cart into a checkout, or returns to its existing one. */
export const cartCheckoutActions = [
  // The visitor's own cart [2.01].
  defineOwnCheckoutStart({
    url: checkoutStart,
    about:
      "the visitor's cart becomes a checkout: 303 to its page, the same one while it is open; " +
      'without a cart the page says that the session has ended or cookies are off, with an empty one ' +
      'that it is empty',
    find: async ({ site, request }, { carts }) =>
      fromCart('cart', await carts.find(site, readCartToken(request))),
  }),
];

/**
 * Gives the beginning of a checkout from a cart.
 *
 * @param kind what the checkout is for
 * @param cart undefined if there is none
 */
export function fromCart(kind: CheckoutKind, cart: StoredCart | undefined): Beginning | NoGoods {
  if (!cart) return 'noCart';
  return cart.content.lines.length > 0 ? { kind, cart, content: cart.content } : 'emptyCart';
}

import type { CheckoutKind } from '@frontage/react-blocks/server';
import { readCartToken } from '../cart/cart-cookies';
import type { StoredCart } from '../cart/stored-cart';
import { defineLinkedStart, defineOwnStart, type Beginning, type NoGoods } from './begin-checkout';

/** Turns a cart into a checkout, or returns to its existing one. */
export const cartCheckoutActions = [
  // The visitor's own cart [2.01].
  defineOwnStart({
    url: '/commerce/goto-checkout',
    about:
      "the visitor's cart becomes a checkout: 303 to its page, the same one while it is open; " +
      'without a cart the page says that the session has ended or cookies are off, with an empty one ' +
      'that it is empty',
    find: async ({ site, request }, { carts }) =>
      fromCart('cart', await carts.find(site, readCartToken(request))),
  }),
  // The cart of a token [2.02].
  ...defineLinkedStart({
    url: '/checkout/subscribe',
    parameters: '?cartToken=…',
    about:
      "the same for the cart of that token; where it is not the visitor's own, for what stands in it",
    async find({ site, request }, { carts }) {
      const token = request.query.get('cartToken') ?? undefined;
      const begun = fromCart('subscribe', await carts.find(site, token));
      // Every visitor with the cart would reach the same checkout, and read what is entered there.
      return begun === 'noCart' || begun === 'emptyCart' || token === readCartToken(request)
        ? begun
        : { ...begun, cart: undefined };
    },
  }),
];

function fromCart(kind: CheckoutKind, cart: StoredCart | undefined): Beginning | NoGoods {
  if (!cart) return 'noCart';
  return cart.content.lines.length > 0 ? { kind, cart, content: cart.content } : 'emptyCart';
}

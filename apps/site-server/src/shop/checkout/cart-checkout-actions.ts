import type { CheckoutKind } from '@frontage/react-blocks/server';
import { readCartToken } from '../cart/cart-cookies';
import type { StoredCart } from '../cart/stored-cart';
import { defineStart, type Beginning, type Missing } from './begin-checkout';

/** How a cart becomes a checkout, or comes back to the one that it has. */
export const cartCheckoutActions = [
  // The visitor's own [2.01].
  defineStart({
    url: '/commerce/goto-checkout',
    about:
      "the visitor's cart becomes a checkout: 303 to its page, the same one while it is open; " +
      'without a cart the page says that the session has ended or cookies are off',
    find: async ({ site, request }, { carts }) =>
      fromCart('cart', await carts.find(site, readCartToken(request))),
  }),
  // That of a token [2.02].
  defineStart({
    url: '/checkout/subscribe',
    parameters: '?cartToken=…',
    about: 'the same for the cart of that token',
    find: async ({ site, request: { query } }, { carts }) =>
      fromCart('subscribe', await carts.find(site, query.get('cartToken') ?? undefined)),
  }),
];

function fromCart(kind: CheckoutKind, cart: StoredCart | undefined): Beginning | Missing {
  return cart && cart.content.lines.length > 0 ? { kind, cart, content: cart.content } : 'noCart';
}

import type { CheckoutKind } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../../http/endpoint';
import { checkoutStart } from '../cart/address-after-change';
import type { StoredCart } from '../cart/stored-cart';
import { findVisitorCart } from '../cart/visitor-cart';
import type { CheckoutServices } from './checkout-services';
import { defineOwnCheckoutStart, type Beginning, type NoGoods } from './checkout-starts';

/** Turns a cart into a checkout, or returns to its existing one. */
export const cartCheckoutActions = [
  // The visitor's own cart [2.01].
  defineOwnCheckoutStart({
    url: checkoutStart,
    about:
      "the visitor's cart, or that of the member who is signed in, becomes a checkout: 303 to its " +
      'page, the same one while it is open; with an empty one, or a session without a cart, the ' +
      'page says that it is empty, without both that the session has ended or cookies are off',
    async find({ site, request }, services) {
      const { cart, cookies } = await findVisitorCart(services, request, site);
      const found = fromCart('cart', cart);
      if (typeof found !== 'string') return { ...found, cookies };
      return found === 'noCart' && (await hasSession(services, request)) ? 'emptyCart' : found;
    },
  }),
];

/** Whether the browser has a session: it is signed in, or has made a call. */
async function hasSession(
  { crumb, isMember }: Pick<CheckoutServices, 'crumb' | 'isMember'>,
  request: EndpointRequest,
): Promise<boolean> {
  return crumb.isKnown(request) || isMember(request);
}

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

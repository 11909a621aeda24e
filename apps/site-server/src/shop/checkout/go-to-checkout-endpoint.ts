import type { CheckoutKind } from '@frontage/react-blocks/server';
import type { Endpoint } from '../../http/endpoint';
import { readCartToken } from '../cart/cart-cookies';
import type { StoredCart } from '../cart/stored-cart';
import { beginCheckout, type Beginning, type Missing } from './begin-checkout';
import type { CheckoutServices } from './checkout-services';

/**
 * `GET /commerce/goto-checkout` [2.01]: a visitor's cart becomes a checkout, or comes back to the
 * one that it has.
 */
export function goToCheckoutEndpoint(services: CheckoutServices): Endpoint {
  return beginCheckout(services, async (site, request) =>
    fromCart('cart', await services.carts.find(site, readCartToken(request))),
  );
}

/** `GET /checkout/subscribe?cartToken=…` [2.02]: the same for the cart of a token. */
export function subscribeEndpoint(services: CheckoutServices): Endpoint {
  return beginCheckout(services, async (site, { query }) =>
    fromCart('subscribe', await services.carts.find(site, query.get('cartToken') ?? undefined)),
  );
}

function fromCart(kind: CheckoutKind, cart: StoredCart | undefined): Beginning | Missing {
  return cart && cart.content.lines.length > 0 ? { kind, cart, content: cart.content } : 'noCart';
}

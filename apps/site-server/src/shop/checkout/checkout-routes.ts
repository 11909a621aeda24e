import type { Route } from '../../http/route';
import {
  checkoutPageEndpoint,
  checkoutPostEndpoint,
  checkoutReturnEndpoint,
} from './checkout-endpoints';
import type { CheckoutServices } from './checkout-services';
import { donateEndpoint } from './donate-endpoint';
import { giftCardEndpoint } from './gift-card-endpoint';
import { goToCheckoutEndpoint, subscribeEndpoint } from './go-to-checkout-endpoint';

/** The addresses of checkouts. */
export function checkoutRoutes(services: CheckoutServices): readonly Route[] {
  return [
    { method: 'GET', url: '/commerce/goto-checkout', endpoint: goToCheckoutEndpoint(services) },
    { method: 'GET', url: '/checkout/subscribe', endpoint: subscribeEndpoint(services) },
    { method: 'GET', url: '/checkout/donate', endpoint: donateEndpoint(services) },
    { method: 'GET', url: '/checkout/giftcard', endpoint: giftCardEndpoint(services) },
    { method: 'GET', url: '/checkout/:token', endpoint: checkoutPageEndpoint(services) },
    { method: 'POST', url: '/checkout/:token', endpoint: checkoutPostEndpoint(services) },
    { method: 'GET', url: '/checkout/:token/return', endpoint: checkoutReturnEndpoint(services) },
  ];
}

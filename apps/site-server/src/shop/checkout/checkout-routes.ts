import type { Route } from '../../app/routes';
import type { ServerParts } from '../../app/server-parts';
import {
  donateEndpoint,
  giftCardEndpoint,
  goToCheckoutEndpoint,
  subscribeEndpoint,
} from './begin-checkout';
import {
  checkoutPageEndpoint,
  checkoutPostEndpoint,
  checkoutReturnEndpoint,
} from './checkout-endpoints';
import { downloadEndpoint, orderPageEndpoint, orderPostEndpoint } from '../orders/order-endpoints';
import { reviewPageEndpoint, reviewPostEndpoint } from '../reviews/review-endpoints';
import { webhookEndpoint } from '../../payment/webhook-endpoint';

/** The addresses of checkouts and orders. */
export function checkoutRoutes(parts: ServerParts): readonly Route[] {
  return [
    { method: 'GET', url: '/commerce/goto-checkout', endpoint: goToCheckoutEndpoint(parts) },
    { method: 'GET', url: '/checkout/subscribe', endpoint: subscribeEndpoint(parts) },
    { method: 'GET', url: '/checkout/donate', endpoint: donateEndpoint(parts) },
    { method: 'GET', url: '/checkout/giftcard', endpoint: giftCardEndpoint(parts) },
    { method: 'GET', url: '/checkout/:token', endpoint: checkoutPageEndpoint(parts) },
    { method: 'POST', url: '/checkout/:token', endpoint: checkoutPostEndpoint(parts) },
    { method: 'GET', url: '/checkout/:token/return', endpoint: checkoutReturnEndpoint(parts) },
    { method: 'GET', url: '/order/:token', endpoint: orderPageEndpoint(parts) },
    { method: 'POST', url: '/order/:token', endpoint: orderPostEndpoint(parts) },
    { method: 'GET', url: '/order/:token/download/:line', endpoint: downloadEndpoint(parts) },
    { method: 'GET', url: '/review/:token', endpoint: reviewPageEndpoint(parts) },
    { method: 'POST', url: '/review/:token', endpoint: reviewPostEndpoint(parts) },
    { method: 'POST', url: '/api/commerce/webhook/:plug', endpoint: webhookEndpoint(parts) },
  ];
}

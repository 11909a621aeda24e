import type { CartView } from '@frontage/react-blocks/server';
import type { CartChange } from '@frontage/site-api';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';
import { readCartToken } from './cart-cookie';
import { firstCart } from './cart-state';
import { pageInCurrency } from './page-in-currency';

/** Where the visitor's cart becomes a checkout [2.01]. */
export const checkoutStart = '/commerce/goto-checkout';

/**
 * Gives the address to which a change without scripts leads: the page in its new currency, the
 * checkout of a shop with express checkout [3.21], or the cart.
 */
export function addressAfterChange(
  site: Site,
  request: EndpointRequest,
  { type }: Pick<CartChange, 'type'>,
  view: CartView,
): string {
  const page = type === 'chooseCurrency' ? pageInCurrency(site, request, view) : undefined;
  if (page !== undefined) return page;
  if (type === 'add' && readShopSettings(site.settings).expressCheckout) return checkoutStart;
  // At the address of its first cart it turns out whether the browser keeps the cookie.
  return readCartToken(request) === undefined ? `/cart?${firstCart}` : '/cart';
}

import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { cartCountCookieOf, readCartToken } from './cart-cookie';
import type { CartServices } from './cart-services';

/**
 * Gives the cart's cookies for an answer of the shop that does not concern the cart: the count,
 * which is gone once the cart was bought. None for a visitor without a cart.
 */
export async function cartCountCookies(
  { carts }: Pick<CartServices, 'carts'>,
  request: EndpointRequest,
  site: Site,
): Promise<string[]> {
  const token = readCartToken(request);
  return token === undefined
    ? []
    : [cartCountCookieOf(await carts.view(site, await carts.find(site, token)), request.secure)];
}

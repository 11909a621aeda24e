import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { cartCountCookieOf, readCartToken } from './cart-cookies';
import type { CartServices } from './cart-services';

/**
 * What an answer of the shop that is not about the cart tells of it: the count, which is
 * none once the cart was bought. Nothing for who has never had one.
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

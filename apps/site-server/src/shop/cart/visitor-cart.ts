import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { readCartToken } from './cart-cookie';
import type { CartServices } from './cart-services';
import type { StoredCart } from './stored-cart';

/** The cart of whoever sent a request, and the `Set-Cookie` headers that give it to the browser. */
export interface VisitorCart {
  /** undefined if they have none */
  readonly cart: StoredCart | undefined;
  readonly cookies: readonly string[];
}

/**
 * Finds the cart of whoever sent a request: that of their browser, else that of the member who is
 * signed in [2.01a].
 */
export async function findVisitorCart(
  { carts, openCartOfMember }: Pick<CartServices, 'carts' | 'openCartOfMember'>,
  request: EndpointRequest,
  site: Site,
): Promise<VisitorCart> {
  const cart = await carts.find(site, readCartToken(request));
  if (cart) return { cart, cookies: [] };
  const opened = await openCartOfMember(request, site);
  return { cart: opened?.cart, cookies: opened?.cookies ?? [] };
}

/**
 * Finds the token of the cart that a request changes: that of the browser, else that of the member
 * who is signed in.
 *
 * @returns undefined where a new cart begins
 */
export async function findCartToken(
  { openCartOfMember }: Pick<CartServices, 'openCartOfMember'>,
  request: EndpointRequest,
  site: Site,
): Promise<string | undefined> {
  return readCartToken(request) ?? (await openCartOfMember(request, site))?.token;
}

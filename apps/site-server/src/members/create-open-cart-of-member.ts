import type { EndpointRequest } from '../http/endpoint';
import type { StoredCart } from '../shop/cart/stored-cart';
import type { Site } from '../sites/site-settings';
import { findMemberCart, memberCartCookies } from './member-cart';
import type { MemberServices } from './member-services';

/** The cart of a member, in a browser that does not have it yet. */
export interface OpenedCart {
  readonly cart: StoredCart;
  /** `Set-Cookie` headers that give it to the browser. */
  readonly cookies: readonly string[];
}

/**
 * Makes what opens the cart of the member who sent a request, in a browser without its cookie
 * [2.01a]; it gives undefined where there is none.
 *
 * @param services of carts and members
 */
export function createOpenCartOfMember(
  services: Pick<MemberServices, 'store' | 'carts' | 'memberCarts' | 'findMember'>,
): (request: EndpointRequest, site: Site) => Promise<OpenedCart | undefined> {
  return async (request, site) => {
    const found = await services.findMember(request);
    const cart = found && (await findMemberCart(services, found.holder));
    if (!found || !cart) return undefined;
    const cookies = await memberCartCookies(services, { request, site, member: found.holder });
    return { cart, cookies };
  };
}

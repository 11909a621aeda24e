import type { CartServices } from '../shop/cart/cart-services';
import { findMemberCart, openMemberCart } from './member-cart';
import type { MemberServices } from './member-services';

/**
 * Makes what opens the cart of the member who sent a request, in a browser without its cookie
 * [2.01a]; it gives undefined where there is none.
 *
 * @param services of carts and members
 */
export function createOpenCartOfMember(
  services: Pick<MemberServices, 'store' | 'carts' | 'memberCarts' | 'findMember'>,
): CartServices['openCartOfMember'] {
  return async (request, site) => {
    const found = await services.findMember(request);
    if (!found || !(await findMemberCart(services, found.holder))) return undefined;
    return openMemberCart(services, { request, site, member: found.holder });
  };
}

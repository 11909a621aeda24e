import type { EndpointRequest } from '../http/endpoint';
import type { StoredCart } from '../shop/cart/stored-cart';
import { findMemberCart } from './member-cart';
import type { MemberServices } from './member-services';

/**
 * Makes what finds the cart of the member who sent a request, whatever cookie of a cart it has.
 *
 * @param store the store
 * @param findMember finds who sent a request
 */
export function createFindCartOfMember(
  store: MemberServices['store'],
  findMember: MemberServices['findMember'],
): (request: EndpointRequest) => Promise<StoredCart | undefined> {
  return async (request) => {
    const found = await findMember(request);
    return found && findMemberCart({ store }, found.holder);
  };
}

import type { EndpointRequest } from '../http/endpoint';
import type { SignedIn } from '../sign-in/start-session';
import type { Site } from '../sites/site-settings';
import { openMemberCart } from './member-cart';
import { memberCookies } from './member-cookies';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/** What a browser gets whose member has signed in. */
export interface BegunSession {
  /** The token of later calls [3.51]. */
  readonly xsrfToken: string;
  /** `Set-Cookie` headers. */
  readonly cookies: readonly string[];
}

/**
 * Gives a browser what belongs to a new session: its cookies, a new crumb, and the member's cart,
 * with what the visitor had put into theirs.
 *
 * @param services which know carts and crumbs
 * @param visit the browser's request, and who has signed in
 * @param signedIn the session
 */
export async function beginSession(
  services: Pick<MemberServices, 'store' | 'carts' | 'memberCarts' | 'crumb'>,
  visit: { request: EndpointRequest; site: Site; member: Member },
  signedIn: SignedIn,
): Promise<BegunSession> {
  const { crumb, cookies } = services.crumb.renew(visit.request);
  const cart = await openMemberCart(services, visit);
  return {
    xsrfToken: crumb,
    cookies: [...memberCookies(visit.request, signedIn), ...cookies, ...(cart?.cookies ?? [])],
  };
}

import type { EndpointRequest } from '../http/endpoint';
import { startSession, type SignedIn } from '../sign-in/start-session';
import type { Database } from '../store/database';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/**
 * Signs a member in, in a new session.
 *
 * @param services the store, and what finds an earlier session
 * @param request of the browser
 * @param signingIn who signs in, and for how long
 * @param db the transaction of a write
 */
export async function signMemberIn(
  { store, findMember }: Pick<MemberServices, 'store' | 'findMember'>,
  request: EndpointRequest,
  { member, isRemembered }: { member: Member; isRemembered: boolean },
  db: Database,
): Promise<SignedIn> {
  const found = await findMember(request);
  const before = found && { id: found.session.id, holderId: found.holder.id };
  const { siteId, id: holderId } = member;
  return startSession(
    store,
    request,
    { siteId, holder: 'member', holderId, isRemembered, before },
    db,
  );
}

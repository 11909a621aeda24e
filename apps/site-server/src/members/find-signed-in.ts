import type { Call } from '../http/action/call';
import { Refused } from '../http/action/refused';
import type { FoundSession } from '../sign-in/create-session-finder';
import type { MemberRefusal } from './member-manner';
import type { MemberServices } from './member-services';
import type { Member } from './members';

/**
 * Finds the member who sent a request that `who` has let in; their session may have ended since.
 *
 * @param call the request
 * @param services what finds them
 */
export async function findSignedIn(
  { request }: Pick<Call, 'request'>,
  { findMember }: Pick<MemberServices, 'findMember'>,
): Promise<FoundSession<Member> | Refused<MemberRefusal>> {
  return (await findMember(request)) ?? new Refused({ status: 401, code: 'memberSignInAgain' });
}

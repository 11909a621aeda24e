import type { Call } from '../http/action/call';
import { Refused } from '../http/action/refused';
import type { AccountRefusal } from './account-manner';
import type { Contributor, Identify } from './create-identify';

/**
 * Finds who sent a request that `who` has let in; their session may have ended since.
 *
 * @param call the request
 * @param services what finds them
 */
export async function findContributor(
  { request }: Pick<Call, 'request'>,
  { identify }: { identify: Identify },
): Promise<Contributor | Refused<AccountRefusal>> {
  return (await identify(request)) ?? new Refused({ status: 401, code: 'signInAgain' });
}

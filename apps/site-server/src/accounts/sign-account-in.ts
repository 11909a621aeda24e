import type { EndpointRequest } from '../http/endpoint';
import { startSession, type SignedIn } from '../sign-in/start-session';
import type { Database } from '../store/database';
import type { AccountServices } from './account-services';
import { noteAccountSignIn, type Account } from './accounts';

/**
 * Signs an account in, in a new session.
 *
 * @param services the store, and what finds an earlier session
 * @param request of the browser
 * @param signingIn who signs in, and for how long
 * @param db the transaction of a write
 */
export async function signAccountIn(
  { store, identify }: Pick<AccountServices, 'store' | 'identify'>,
  request: EndpointRequest,
  { account, isRemembered }: { account: Account; isRemembered: boolean },
  db: Database,
): Promise<SignedIn> {
  const contributor = await identify(request);
  const before = contributor && { id: contributor.session.id, holderId: contributor.account.id };
  const { siteId, id: holderId } = account;
  await noteAccountSignIn(db, account.id, store.now());
  return startSession(
    store,
    request,
    { siteId, holder: 'account', holderId, isRemembered, before },
    db,
  );
}

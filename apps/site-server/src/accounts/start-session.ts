import type { EndpointRequest } from '../http/endpoint';
import { networkOf } from '../http/network-of';
import type { Database } from '../store/database';
import type { Account } from './accounts';
import type { AccountServices } from './account-services';
import { deviceName } from './device-name';
import { endSessions, openSession } from './sessions';

/** Somebody who has just signed in. */
export interface SignedIn {
  /** Of the new session. */
  readonly token: string;
  readonly isRemembered: boolean;
}

/**
 * Starts a session for a browser, always a new one: what was known of the browser before it signed
 * in opens nothing.
 *
 * @param services the store, and what finds an earlier session
 * @param request of the browser
 * @param signingIn who signs in, and for how long
 * @param db the transaction of a write
 */
export async function startSession(
  { store, identify }: Pick<AccountServices, 'store' | 'identify'>,
  request: EndpointRequest,
  { account, isRemembered }: { account: Account; isRemembered: boolean },
  db: Database,
): Promise<SignedIn> {
  const before = await identify(request);
  if (before) await endSessions(db, before.account.id, { id: before.session.id });
  const session = {
    id: store.createId(),
    account,
    device: deviceName(request.headers['user-agent']),
    network: networkOf(request.address),
    isRemembered,
  };
  return { token: await openSession(db, session, store.now()), isRemembered };
}

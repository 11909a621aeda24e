import type { EndpointRequest } from '../http/endpoint';
import { networkOf } from '../http/network-of';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { deviceName } from './device-name';
import { endSessions, openSession, type NewSession } from './sessions';

/** Somebody who has just signed in. */
export interface SignedIn {
  /** Of the new session. */
  readonly token: string;
  readonly isRemembered: boolean;
}

/** Who signs in, for how long, and the session that their browser had. */
export interface SigningIn extends Pick<
  NewSession,
  'siteId' | 'holder' | 'holderId' | 'isRemembered'
> {
  readonly before: { readonly id: string; readonly holderId: string } | undefined;
}

/**
 * Starts a session for a browser, always a new one: what was known of the browser before it signed
 * in opens nothing.
 *
 * @param store makes ids, and tells the time
 * @param request of the browser
 * @param signingIn who signs in
 * @param db the transaction of a write
 */
export async function startSession(
  store: Pick<Store, 'now' | 'createId'>,
  request: EndpointRequest,
  { before, ...signingIn }: SigningIn,
  db: Database,
): Promise<SignedIn> {
  if (before) await endSessions(db, before.holderId, { id: before.id });
  const session = {
    ...signingIn,
    id: store.createId(),
    device: deviceName(request.headers['user-agent']),
    network: networkOf(request.address),
  };
  const { isRemembered } = signingIn;
  return { token: await openSession(db, session, store.now()), isRemembered };
}

import { permissionsOf, type Permission } from '@frontage/site-model/enums';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import type { Account } from './accounts';
import { readSessionToken } from './session-cookie';
import { findSession, noteSession, type Session } from './sessions';

/** Who sent a request, signed in to the area of the site that it addresses. */
export interface Contributor {
  readonly account: Account;
  readonly session: Session;
  /** What the account's roles allow, read anew for each request: a change holds at once. */
  readonly permissions: readonly Permission[];
}

/** Finds who sent a request; undefined for whoever is not signed in. Asked again, it answers alike. */
export type Identify = (request: EndpointRequest) => Promise<Contributor | undefined>;

/**
 * Makes the function that finds who sent a request.
 *
 * @param store the store
 * @param findSite finds the site of a host
 */
export function createIdentify(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  findSite: (host: string) => Promise<Site | undefined>,
): Identify {
  const known = new WeakMap<EndpointRequest, Promise<Contributor | undefined>>();

  async function find(request: EndpointRequest): Promise<Contributor | undefined> {
    const token = readSessionToken(request);
    const site = token === undefined ? undefined : await findSite(request.host);
    if (token === undefined || !site) return undefined;
    const now = store.now();
    const found = await findSession(store.read, site.id, token, now);
    if (!found) return undefined;
    const { account, session, isUnnoted } = found;
    if (isUnnoted) await store.write((db) => noteSession(db, session.id, now));
    return { account, session, permissions: permissionsOf(account.roles) };
  }

  return (request) => {
    const asked = known.get(request) ?? find(request);
    known.set(request, asked);
    return asked;
  };
}

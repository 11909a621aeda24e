import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import type { SessionCookie } from './session-cookie';
import type { SessionHolder } from './session-table';
import { findSession, noteSession, type Session } from './sessions';

/** A request's session, and whose it is. */
export interface FoundSession<Holder> {
  readonly session: Session;
  readonly holder: Holder;
}

/** Finds the session of a request; asked again about the same request, it answers alike. */
export type SessionFinder<Holder> = (
  request: EndpointRequest,
) => Promise<FoundSession<Holder> | undefined>;

/** Whose sessions are found. */
export interface FoundHolders<Holder> {
  readonly kind: SessionHolder;
  readonly cookie: SessionCookie;
  /** Finds who holds a session; undefined for who is gone. */
  readonly findHolder: (db: Database, id: string) => Promise<Holder | undefined>;
}

/**
 * Makes what finds the session of a request.
 *
 * @param store the store
 * @param findSite finds the site of a host
 * @param holders whose sessions
 */
export function createSessionFinder<Holder>(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  findSite: (host: string) => Promise<Site | undefined>,
  { kind, cookie, findHolder }: FoundHolders<Holder>,
): SessionFinder<Holder> {
  const cache = new WeakMap<EndpointRequest, Promise<FoundSession<Holder> | undefined>>();

  async function find(request: EndpointRequest): Promise<FoundSession<Holder> | undefined> {
    const token = cookie.read(request);
    const site = token === undefined ? undefined : await findSite(request.host);
    if (token === undefined || !site) return undefined;
    const now = store.now();
    const found = await findSession(store.read, { siteId: site.id, holder: kind }, token, now);
    const holder = found && (await findHolder(store.read, found.holderId));
    if (!found || !holder) return undefined;
    const { session, isUnnoted } = found;
    if (isUnnoted) await store.write((db) => noteSession(db, session.id, now));
    return { session, holder };
  }

  return (request) => {
    const found = cache.get(request) ?? find(request);
    cache.set(request, found);
    return found;
  };
}

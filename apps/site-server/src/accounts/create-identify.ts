import { permissionsOf, type Permission } from '@frontage/site-model/enums';
import type { AreaSectionGroup, AreaSections } from '../area/area-sections';
import type { EndpointRequest } from '../http/endpoint';
import { createSessionFinder } from '../sign-in/create-session-finder';
import type { Session } from '../sign-in/sessions';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import { listSavedViews, type SavedView } from '../views/saved-views';
import { findAccountById, type Account } from './accounts';
import { contributorCookie } from './contributor-cookie';

/** Who sent a request, signed in to the area of the site that it addresses. */
export interface Contributor {
  readonly account: Account;
  readonly session: Session;
  /** What the account's roles allow, read anew for each request: a change holds at once. */
  readonly permissions: readonly Permission[];
  /** The sections of the area that they may open. */
  readonly sections: readonly AreaSectionGroup[];
  /** The views of lists that they have saved. A program has none. */
  readonly views: readonly SavedView[];
}

/** Requests of programs, and for whom they act. */
export type Programs = WeakMap<EndpointRequest, Contributor>;

/** How long a sign-in counts as recent, in milliseconds. */
export const recentSignIn = 10 * 60 * 1000;

/**
 * Finds who sent a request; undefined for whoever is not signed in. Asked again, it answers alike.
 */
export type Identify = (request: EndpointRequest) => Promise<Contributor | undefined>;

/**
 * Makes the function that finds who sent a request.
 *
 * @param store the store
 * @param findSite finds the site of a host
 * @param sections lists the sections of the area
 * @param programs requests that a token has let in. @default none
 */
export function createIdentify(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  findSite: (host: string) => Promise<Site | undefined>,
  sections: AreaSections,
  programs: Pick<Programs, 'get'> = new WeakMap<EndpointRequest, Contributor>(),
): Identify {
  const find = createSessionFinder(store, findSite, {
    kind: 'account',
    cookie: contributorCookie,
    findHolder: findAccountById,
  });
  return async (request) => {
    const program = programs.get(request);
    if (program) return program;
    const found = await find(request);
    if (!found) return undefined;
    const { session, holder: account } = found;
    const views = await listSavedViews(store.read, account.id);
    const permissions = permissionsOf(account.roles);
    return { account, session, permissions, sections: sections(permissions), views };
  };
}

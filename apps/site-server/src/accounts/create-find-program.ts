import { permissionsOf } from '@frontage/site-model/enums';
import type { AreaSections } from '../area/area-sections';
import type { EndpointRequest } from '../http/endpoint';
import { networkOf } from '../http/network-of';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import { findAccessToken, noteAccessToken } from '../tokens/access-tokens';
import { readBearer } from '../tokens/read-bearer';
import { findAccountById } from './accounts';
import type { Contributor, Programs } from './create-identify';

/**
 * Finds for whom a program acts: whoever made its token, with what both may do. Nothing for a
 * request without a token, `'unknown'` for one whose token is no good.
 */
export type FindProgram = (
  request: EndpointRequest,
) => Promise<Contributor | 'unknown' | undefined>;

/**
 * Makes the function that finds for whom a program acts.
 *
 * @param store the store
 * @param findSite finds the site of a host
 * @param sections lists the sections of the area
 * @param programs where it is noted, for `identify`
 */
export function createFindProgram(
  { read, write, now }: Pick<Store, 'read' | 'write' | 'now'>,
  findSite: (host: string) => Promise<Site | undefined>,
  sections: AreaSections,
  programs: Programs,
): FindProgram {
  return async (request) => {
    const bearer = readBearer(request);
    if (bearer === undefined) return undefined;
    const site = await findSite(request.host);
    const found = site && (await findAccessToken(read, { siteId: site.id, now: now() }, bearer));
    const account = found && (await findAccountById(read, found.token.accountId));
    if (!account) return 'unknown';
    const { token, isUnnoted } = found;
    if (isUnnoted) await write((db) => noteAccessToken(db, token.id, now()));
    const { id, name: device, createdAt } = token;
    const session = { id, device, network: networkOf(request.address), createdAt };
    // What its maker may no longer do it may not either.
    const permissions = permissionsOf(account.roles).filter((held) =>
      token.permissions.includes(held),
    );
    const program: Contributor = {
      account: { ...account, by: token.name },
      // It is none: a program has no cookie, and is in no list of sign-ins.
      session: { ...session, seenAt: now(), isRemembered: false },
      permissions,
      sections: sections(permissions),
      views: [],
    };
    programs.set(request, program);
    return program;
  };
}

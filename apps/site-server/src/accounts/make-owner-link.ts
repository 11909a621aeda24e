import type { Store } from '../store/store';
import { accountLinkPath, makeAccountLink, ownerLinkLifetime } from './account-links';
import { hasAccounts } from './accounts';

/**
 * Makes the link by which a site gets its first owner, for the terminal of who runs the server.
 *
 * @param store the store
 * @param siteId the site
 * @returns the path of the link; nothing if the site has an owner
 */
export function makeOwnerLink(
  { write, now }: Pick<Store, 'write' | 'now'>,
  siteId: string,
): Promise<string | undefined> {
  return write(async (db) => {
    if (await hasAccounts(db, siteId)) return undefined;
    const times = { now: now(), expiresAt: now() + ownerLinkLifetime };
    return accountLinkPath(
      await makeAccountLink(db, { siteId, kind: 'owner', accountId: undefined }, times),
    );
  });
}

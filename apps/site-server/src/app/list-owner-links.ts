import { makeOwnerLink } from '../accounts/make-owner-link';
import type { Store } from '../store/store';

/** Nobody reads more links in a terminal. */
const mostSites = 20;

/** The link by which a site gets its first owner. */
export interface OwnerLink {
  readonly siteId: string;
  /** The whole address. */
  readonly link: string;
}

/**
 * Makes a link for every site without an owner. Each works once, within a day.
 *
 * @param store the store
 * @param address of the server, such as `https://studio.example`; a site with a host of its own has
 *   that
 */
export async function listOwnerLinks(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  address: string,
): Promise<readonly OwnerLink[]> {
  const sites = await store.read
    .selectFrom('site')
    .select(['id', 'host'])
    .orderBy('id')
    .limit(mostSites)
    .execute();
  const { protocol, host: ownHost } = new URL(address);
  const links = await Promise.all(
    sites.map(async ({ id: siteId, host }) => {
      const path = await makeOwnerLink(store, siteId);
      return path === undefined ? [] : [{ siteId, link: `${protocol}//${host ?? ownHost}${path}` }];
    }),
  );
  return links.flat();
}

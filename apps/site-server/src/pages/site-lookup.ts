import type { Site } from '../store/content/site-settings';
import type { Store } from '../store/store';

/** Finds the site of a request without asking the database each time. */
export interface SiteLookup {
  find(host: string): Promise<Site | undefined>;
  destroy(): void;
}

/** Another server's change is seen after this many milliseconds; this server's own at once. */
export const siteLookupAge = 1_000;

/** More hosts than this are somebody playing with the Host header. */
const mostHosts = 1_000;

/**
 * Makes the lookup of a server. A site carries its revision, and everything cached
 * about it is named by that, so this is all that has to be asked anew.
 *
 * @param store the store
 */
export function createSiteLookup(store: Store): SiteLookup {
  const known = new Map<string, { site: Promise<Site | undefined>; at: number }>();
  const destroy = store.onChange(() => known.clear());
  return {
    destroy,
    find(host) {
      const entry = known.get(host);
      const now = store.now();
      if (entry && now - entry.at < siteLookupAge) return entry.site;
      if (known.size >= mostHosts) known.clear();
      const site = store.findSite(host);
      known.set(host, { site, at: now });
      site.catch(() => known.delete(host));
      return site;
    },
  };
}

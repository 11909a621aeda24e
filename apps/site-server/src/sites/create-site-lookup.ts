import type { Store } from '../store/store';
import type { Site } from './site-settings';
import { findSite } from './sites';

/** Finds the site of a request without asking the database each time. */
export interface SiteLookup {
  find(host: string): Promise<Site | undefined>;
  /** The site of a host that was asked for a moment ago. */
  known(host: string): Site | undefined;
  destroy(): void;
}

/** Another server's change is seen after this many milliseconds; this server's own at once. */
export const siteLookupAge = 1_000;

/** More hosts than this are somebody playing with the Host header. */
const mostHosts = 1_000;

interface Entry {
  site: Promise<Site | undefined>;
  /** What `site` resolved to. */
  found: Site | undefined;
  at: number;
}

/**
 * Makes the lookup of a server. A site carries its revision, and everything cached
 * about it is named by that, so this is all that has to be asked anew.
 *
 * @param store the store
 */
export function createSiteLookup(store: Pick<Store, 'read' | 'now' | 'onChange'>): SiteLookup {
  const known = new Map<string, Entry>();
  const young = (entry: Entry | undefined, now: number) =>
    entry && now - entry.at < siteLookupAge ? entry : undefined;
  const destroy = store.onChange(() => known.clear());
  return {
    destroy,
    known: (host) => young(known.get(host), store.now())?.found,
    find(host) {
      const now = store.now();
      const entry = young(known.get(host), now);
      if (entry) return entry.site;
      if (known.size >= mostHosts) known.clear();
      const next: Entry = { site: findSite(store.read, host), at: now, found: undefined };
      known.set(host, next);
      next.site.then(
        (site) => (next.found = site),
        () => known.delete(host),
      );
      return next.site;
    },
  };
}

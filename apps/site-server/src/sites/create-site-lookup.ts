import type { Store } from '../store/store';
import type { Site } from './site-settings';
import { findSite } from './sites';

/** Finds the site of a request without a database query each time. */
export interface SiteLookup {
  find(host: string): Promise<Site | undefined>;
  /** Returns the site of a host that was looked up a moment ago. */
  known(host: string): Site | undefined;
  destroy(): void;
}

/**
 * How long the lookup trusts its copy, in milliseconds: a change by another server is seen after
 * this, a change by this server at once.
 */
export const siteLookupAge = 1_000;

/** More hosts than this mean that somebody varies the Host header. */
const mostHosts = 1_000;

interface Entry {
  site: Promise<Site | undefined>;
  /** What `site` resolved to. */
  found: Site | undefined;
  time: number;
}

/**
 * Makes the lookup of a server. Everything cached about a site is keyed by its revision, so the
 * site is all that has to be read again.
 *
 * @param store the store
 * @param appDomain below which sites are looked after. @default none
 */
export function createSiteLookup(
  store: Pick<Store, 'read' | 'now' | 'onChange'>,
  appDomain?: string,
): SiteLookup {
  const cache = new Map<string, Entry>();
  const young = (entry: Entry | undefined, now: number) =>
    entry && now - entry.time < siteLookupAge ? entry : undefined;
  const destroy = store.onChange(() => cache.clear());
  return {
    destroy,
    known: (host) => young(cache.get(host), store.now())?.found,
    find(host) {
      const now = store.now();
      const entry = young(cache.get(host), now);
      if (entry) return entry.site;
      if (cache.size >= mostHosts) cache.clear();
      const next: Entry = {
        site: findSite(store.read, host, appDomain),
        time: now,
        found: undefined,
      };
      cache.set(host, next);
      next.site.then(
        (site) => (next.found = site),
        () => cache.delete(host),
      );
      return next.site;
    },
  };
}

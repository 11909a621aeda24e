import type { Database } from '../store/database';
import type { Site } from './site-settings';
import { findSiteRow, readSite } from './sites';

/** Reads sites repeatedly. */
export interface SiteReader {
  /** Finds the current state of a site by its id. */
  find(db: Database, siteId: string): Promise<Site | undefined>;
}

/** How many sites keep their parsed settings. */
const mostSites = 1_000;

/**
 * Makes a reader of sites. Each call queries the database; while the text of the settings is
 * unchanged, it returns the same settings object, and what was derived from it stays valid.
 */
export function createSiteReader(): SiteReader {
  const cache = new Map<string, { text: string; site: Site }>();
  return {
    async find(db, siteId) {
      const row = await findSiteRow(db, siteId);
      if (!row) return undefined;
      const before = cache.get(siteId);
      const settings = before?.text === row.settings ? before.site.settings : undefined;
      const site = readSite(row, settings);
      if (cache.size >= mostSites) cache.clear();
      cache.set(siteId, { text: row.settings, site });
      return site;
    },
  };
}

import type { Database } from '../store/database';
import type { Site } from './site-settings';
import { findSiteRow, readSite } from './sites';

/** Reads sites again and again. */
export interface SiteReader {
  /** A site by its id, as it is now. */
  find(db: Database, siteId: string): Promise<Site | undefined>;
}

/** Sites whose settings are kept. */
const mostSites = 1_000;

/**
 * Makes what reads sites. Each is asked of the database; while the text of its settings is the same,
 * so are the settings, and what was made of them need not be made anew.
 */
export function createSiteReader(): SiteReader {
  const known = new Map<string, { text: string; site: Site }>();
  return {
    async find(db, siteId) {
      const row = await findSiteRow(db, siteId);
      if (!row) return undefined;
      const before = known.get(siteId);
      const settings = before?.text === row.settings ? before.site.settings : undefined;
      const site = readSite(row, settings);
      if (known.size >= mostSites) known.clear();
      known.set(siteId, { text: row.settings, site });
      return site;
    },
  };
}

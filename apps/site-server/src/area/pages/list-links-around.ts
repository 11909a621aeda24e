import { loadLeadsTo } from '../../pages/documents/list-linked-pages';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { SiteLink } from '../link-checks/list-site-links';
import { loadSiteLinks } from '../link-checks/load-site-links';

/**
 * Lists the links to some pages that are in no block: of settings, forms and events.
 *
 * @param db the reading side
 * @param site the site
 * @param pages to which they lead, by an address of today or an earlier one
 */
export async function listLinksAround(
  db: Database,
  site: Site,
  pages: readonly { readonly id: string; readonly slug: string }[],
): Promise<readonly SiteLink[]> {
  if (pages.length === 0) return [];
  const leadsHere = await loadLeadsTo(db, site.id, pages);
  return (await loadSiteLinks(db, site)).filter(({ href }) => leadsHere(href));
}

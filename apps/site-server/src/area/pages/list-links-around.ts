import { listKnownForms } from '../../forms/definitions/known-forms';
import { readSiteLink } from '../../pages/documents/collect-links';
import { listAddressesOf } from '../../pages/documents/list-linked-pages';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { listSiteLinks, type SiteLink } from '../link-checks/list-site-links';

/**
 * Lists the links to some pages that are in no block: in settings and after forms.
 *
 * @param db the reading side
 * @param site the site
 * @param pages to which they lead, by an address of today or an earlier one
 */
export async function listLinksAround(
  db: Database,
  { id, settings }: Site,
  pages: readonly { readonly id: string; readonly slug: string }[],
): Promise<readonly SiteLink[]> {
  if (pages.length === 0) return [];
  const addresses = await listAddressesOf(db, id, pages);
  return listSiteLinks(settings, await listKnownForms(db, id)).filter(({ href }) => {
    const at = readSiteLink(href);
    return at !== undefined && addresses.has(`/${at.slug}`);
  });
}

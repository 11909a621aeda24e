import { listKnownForms } from '../../forms/definitions/known-forms';
import { redirectsOf } from '../../pages/documents/redirects';
import '../../pages/items/page-item-table';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { sayOfLinkChecks } from './link-check-texts';
import { redirectPlace, ticketsPlace } from './link-place';
import { listSiteLinks, type SiteLink } from './list-site-links';

/** Loads the links of a site that are in no block: of settings, redirects, forms and events. */
export async function loadSiteLinks(
  db: Database,
  { id, settings }: Pick<Site, 'id' | 'settings'>,
): Promise<readonly SiteLink[]> {
  const forms = await listKnownForms(db, id);
  return [
    ...listSiteLinks(settings, forms),
    ...(await listTicketLinks(db, id)),
    ...(await listRedirectLinks(db, id)),
  ];
}

async function listTicketLinks(db: Database, siteId: string): Promise<SiteLink[]> {
  const events = await db
    .selectFrom('page_item')
    .innerJoin('page', 'page.id', 'page_item.page_id')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select(['page.id', 'page_version.title', 'page_item.tickets'])
    .where('page_item.site_id', '=', siteId)
    .where('page_item.tickets', '!=', '')
    .where('page.deleted_at', 'is', null)
    .orderBy('page.slug')
    .execute();
  return events.map(({ id, title, tickets: href }) => ({
    words: sayOfLinkChecks('tickets'),
    href,
    place: ticketsPlace({ id, title }),
    isLeftOut: false,
  }));
}

async function listRedirectLinks(db: Database, siteId: string): Promise<SiteLink[]> {
  const redirects = await redirectsOf(db, siteId)
    .select(['redirect.path', 'redirect.target'])
    // Those of pages follow their page.
    .where('redirect.page_id', 'is', null)
    .orderBy('redirect.path')
    .execute();
  return redirects.map(({ path, target: href }) => ({
    words: path,
    href,
    place: redirectPlace(path),
    isLeftOut: false,
  }));
}

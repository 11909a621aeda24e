import { pageTypes } from '@frontage/site-model';
import type { Database } from '../../store/database';

/** A page that may become a collection. */
export interface PlainPage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** The most pages that a choice offers. */
const mostPages = 500;

/**
 * Lists the plain pages of a site in its main language, by address; deleted ones are left out.
 *
 * @param db the reading side
 * @param siteId the site
 */
export function listPlainPages(db: Database, siteId: string): Promise<PlainPage[]> {
  return plainPages(db, siteId).orderBy('page.slug').limit(mostPages).execute();
}

/** Whether a page is one of those. */
export async function isPlainPage(db: Database, siteId: string, pageId: string): Promise<boolean> {
  const found = await plainPages(db, siteId).where('page.id', '=', pageId).executeTakeFirst();
  return found !== undefined;
}

function plainPages(db: Database, siteId: string) {
  return db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select(['page.id', 'page.slug', 'page_version.title'])
    .where('page.site_id', '=', siteId)
    .where('page.page_type', '=', pageTypes.codes.page)
    .where('page.deleted_at', 'is', null)
    .where('page.id', 'not in', (eb) => eb.selectFrom('page_translation').select('page_id'));
}

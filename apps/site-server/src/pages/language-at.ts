import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';
import { readPath } from './read-path';

/**
 * The language of a page; the site's where there is no such page.
 *
 * @param db the reading side
 * @param site whose page it is
 * @param pagePath its address, as a visitor's browser says it
 */
export async function languageAt(db: Database, site: Site, pagePath: string): Promise<string> {
  const path = readPath(pagePath);
  const page = path.kind === 'page' ? await findPublishedPage(db, site.id, path.slug) : undefined;
  return page?.document.language ?? site.settings.locale;
}

import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';
import { readPath } from './read-path';

/**
 * Gives the language of a page, or the site's if there is no such page.
 *
 * @param db the reading side
 * @param site the page's site
 * @param pagePath its address, as a visitor's browser sends it
 */
export async function languageAt(db: Database, site: Site, pagePath: string): Promise<string> {
  const path = readPath(pagePath);
  const page = path.kind === 'page' ? await findPublishedPage(db, site.id, path.slug) : undefined;
  return page?.document.language ?? site.settings.locale;
}

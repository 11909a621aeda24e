import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';

/**
 * Finds a page that everybody may see, by its own address: system pages have none, and those for
 * members are shown by the room of members.
 */
export async function findVisiblePage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<PageRecord | undefined> {
  const page = await findPublishedPage(db, siteId, slug);
  const { notFound, error, protectedContent } = pageTypes.codes;
  const unseen: readonly number[] = [notFound, error, protectedContent];
  return page && !unseen.includes(page.pageType) ? page : undefined;
}

import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';

const { notFound, error, protectedContent } = pageTypes.codes;
const unseen: readonly number[] = [notFound, error, protectedContent];

/**
 * Finds a page that everybody may see, by its own address: system pages have none, and those for
 * members are shown by the room of members.
 */
export async function findVisiblePage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<PageRecord | undefined> {
  return visiblePage(await findPublishedPage(db, siteId, slug));
}

/** Gives a published page if everybody may see it. */
export function visiblePage(page: PageRecord | undefined): PageRecord | undefined {
  return page && !unseen.includes(page.pageType) ? page : undefined;
}

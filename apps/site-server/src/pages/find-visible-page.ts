import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';

/** Finds a page by its own address; system pages have none. */
export async function findVisiblePage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<PageRecord | undefined> {
  const page = await findPublishedPage(db, siteId, slug);
  const { notFound, error } = pageTypes.codes;
  return page && page.pageType !== notFound && page.pageType !== error ? page : undefined;
}

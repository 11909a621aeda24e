import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';

/** A page at its own address; the system pages have none of their own. */
export async function findVisiblePage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<PageRecord | undefined> {
  const page = await findPublishedPage(db, siteId, slug);
  const { notFound, error } = pageTypes.codes;
  return page && page.pageType !== notFound && page.pageType !== error ? page : undefined;
}

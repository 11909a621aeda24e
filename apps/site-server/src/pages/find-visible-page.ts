import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { Database } from '../store/database';
import { findPublishedPage } from './documents/published-pages';

const { notFound, error, protectedContent } = pageTypes.codes;

/**
 * Finds a page that everybody may see, by its own address: system pages have none, and some pages
 * are for members.
 */
export async function findVisiblePage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<PageRecord | undefined> {
  return visiblePage(await findPublishedPage(db, siteId, slug));
}

/**
 * Gives a published page if a visitor may see it.
 *
 * @param page the page
 * @param isMember whether the visitor is signed in as a member. @default false
 */
export function visiblePage(
  page: PageRecord | undefined,
  isMember = false,
): PageRecord | undefined {
  if (!page || page.pageType === notFound || page.pageType === error) return undefined;
  return isMember || !isForMembers(page) ? page : undefined;
}

/** Tells whether a page is for members alone [2.16]. */
export function isForMembers({ pageType }: Pick<PageRecord, 'pageType'>): boolean {
  return pageType === protectedContent;
}

import type { PageRecord } from './page-document';
import { pageTypes } from './page-types';
import type { SubmissionPage } from './submission-payload';

/**
 * Returns the source of a submission from a page: an item of a collection, or the collection
 * [3.05].
 */
export function contentSource({
  pageType,
}: Pick<PageRecord, 'pageType'>): SubmissionPage['contentSource'] {
  return pageType === pageTypes.codes.contentItem ? 'i' : 'c';
}

import { pageTypes } from '@frontage/site-model';
import type { EditedPage } from '../../pages/documents/edited-page';

/** Whether a page is an item of a collection, which gives it its address. */
export function isItemPage({
  pageType,
  collectionId,
}: Pick<EditedPage, 'pageType' | 'collectionId'>): boolean {
  return pageType === pageTypes.codes.contentItem && collectionId !== null;
}

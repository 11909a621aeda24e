import { pageTypes } from '@frontage/site-model';
import type { EditedPage } from '../../pages/documents/edited-page';

/** Plain pages beside the home page are for everybody or for members. */
export function mayBeForMembers({
  slug,
  pageType,
}: Pick<EditedPage, 'slug' | 'pageType'>): boolean {
  const { page, protectedContent } = pageTypes.codes;
  return slug !== '' && (pageType === page || pageType === protectedContent);
}

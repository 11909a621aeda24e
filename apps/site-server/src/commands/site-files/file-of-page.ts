import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { EditedPage } from '../../pages/documents/edited-page';
import { replaceTexts } from '../../imports/site-files/replace-texts';

/**
 * Makes the file of a page, which `pageOfFile` makes the page of again.
 *
 * @param page as visitors see it, or its newest version
 * @param references the names of files by the ids that stand in blocks
 */
export function fileOfPage(
  page: PageRecord | EditedPage,
  references: ReadonlyMap<string, string>,
): object {
  const { id, slug, title, description, pageType, collectionId, document } = page;
  const [name] =
    Object.entries(pageTypes.codes).find(([, code]) => Number(code) === pageType) ?? [];
  const { language } = document;
  return {
    id,
    slug,
    title,
    description,
    pageType: name,
    ...(typeof collectionId === 'string' && { collectionId }),
    ...(language !== undefined && { language }),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({
        ...block,
        data: replaceTexts(block.data, (text) => references.get(text) ?? text),
      })),
    })),
  };
}

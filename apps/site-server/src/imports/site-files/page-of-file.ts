import { pageTypes, type PageDocument } from '@frontage/site-model';
import type { PageInput } from '../../pages/documents/save-page';
import { fileId } from './file-id';
import { replaceTexts } from './replace-texts';
import { isFileReference, type PageFile } from './site-files';

/**
 * Makes the page that a store saves from its file.
 *
 * @param siteId the site
 * @param page the page as its file says it
 * @param idOf gives the id of a picture, a form or a page by the name of its file
 */
export function pageOfFile(
  siteId: string,
  page: PageFile,
  idOf: (name: string) => string,
): PageInput {
  const { name, id = idOf(name), slug, title, description, pageType, collectionId } = page;
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block, index) => ({
      ...block,
      id: block.id ?? fileId(siteId, `${name}/${section.id}/${index}`),
      data: replaceTexts(block.data, (text) => (isFileReference(text) ? idOf(text) : text)),
    })),
  }));
  const document: PageDocument = {
    version: 1,
    ...(page.language !== undefined && { language: page.language }),
    sections,
  };
  return {
    id,
    siteId,
    slug,
    title,
    description,
    pageType: pageTypes.codes[pageType],
    ...(collectionId !== undefined && { collectionId }),
    document,
  };
}

import { readPageDocument } from '@frontage/site-model';
import { isDeepStrictEqual } from 'node:util';
import type { PageInput } from '../../pages/documents/save-page';
import { asStored } from './as-stored';

/** Whether a page has the content that another one would be saved with. */
export function isSamePage(known: PageInput, input: PageInput): boolean {
  const facts = ({ slug, title, description, pageType, collectionId, document }: PageInput) =>
    asStored({
      slug,
      title,
      description,
      pageType,
      collectionId,
      document: readPageDocument(document).document,
    });
  return isDeepStrictEqual(facts(known), facts(input));
}

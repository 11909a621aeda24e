import { blockFields } from '@frontage/react-blocks/fields';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import { collectReferences, readSitePopup } from '@frontage/site-model/fields';
import { listPublishedPagesHolding } from '../../pages/documents/published-pages';
import { withoutHidden } from '../../pages/documents/without-hidden';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';

/**
 * Whether a form is for members: it stands on a page for members, and nowhere where everybody sees
 * it. Pages in every language count, hidden blocks do not.
 *
 * @param db the reading side
 * @param site the site
 * @param formId the form
 */
export async function isFormForMembers(
  db: Database,
  { id: siteId, settings }: Pick<Site, 'id' | 'settings'>,
  formId: string,
): Promise<boolean> {
  const isShownOn = async (operator: '=' | '!=') => {
    const type = { operator, code: pageTypes.codes.protectedContent } as const;
    const pages = await listPublishedPagesHolding(db, siteId, formId, type);
    return pages.some((page) => showsForm(page, formId));
  };
  // Few sites have pages for members: all others are told without reading the rest.
  if (!(await isShownOn('='))) return false;
  const { isShown, formId: popupFormId } = readSitePopup(settings.popup);
  const isInPopup = isShown && popupFormId === formId;
  return !isInPopup && !(await isShownOn('!='));
}

function showsForm(page: PageRecord, formId: string): boolean {
  return collectReferences(withoutHidden(page).document, blockFields).formIds.includes(formId);
}

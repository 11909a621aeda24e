import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import type { PageInput } from '../../pages/documents/save-page';
import { savePageFacts } from './collection-facts';
import type { ImportStore } from './import-store';
import { isSamePage } from './is-same-page';
import { pageOfFile } from './page-of-file';
import type { PageFile } from './site-files';

/**
 * Saves a page that visitors do not see yet; what is the same already gets no new version.
 *
 * @param store the store
 * @param siteId the site
 * @param draft as its file says it
 * @param idOf gives an id by the name of a file
 * @returns whether that changed anything
 */
export async function importDraft(
  store: Pick<ImportStore, 'read' | 'write' | 'now' | 'savePage'>,
  siteId: string,
  draft: PageFile,
  idOf: (name: string) => string,
): Promise<boolean> {
  const input = pageOfFile(siteId, draft, idOf);
  const known = await findEditedPage(store.read, siteId, input.id ?? '');
  const isNew = !known || known.state === 'deleted' || !isSamePage(editedInput(known), input);
  if (isNew) await store.savePage(input);
  return (await savePageFacts(store, siteId, draft, input)) || isNew;
}

/** What a page would be saved with: a store has null where it has no collection, a file nothing. */
export function editedInput({ collectionId, ...page }: EditedPage): PageInput {
  return { ...page, ...(collectionId !== null && { collectionId }) };
}

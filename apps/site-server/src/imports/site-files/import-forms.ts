import { isDeepStrictEqual } from 'node:util';
import type { ImportStore } from './import-store';
import { asStored } from './as-stored';
import type { SiteFiles } from './site-files';

/**
 * Brings the forms of a store to what their files say.
 *
 * @param store the store
 * @param siteId the site
 * @param files as they were read
 * @param idOf gives an id by the name of a file
 * @param note is told of each file, and whether it changed anything
 */
export async function importForms(
  store: Pick<ImportStore, 'forms' | 'saveForm'>,
  siteId: string,
  { forms }: Pick<SiteFiles, 'forms'>,
  idOf: (name: string) => string,
  note: (name: string, isChanged: boolean) => void,
): Promise<void> {
  for (const { name, definition } of forms) {
    const form = { ...definition, id: idOf(name) };
    const [storedForm] = await store.forms(siteId, [form.id]);
    const isNew = !isDeepStrictEqual(asStored(storedForm), asStored(form));
    if (isNew) await store.saveForm(siteId, form);
    note(name, isNew);
  }
}

import type { ImportCall } from './import-call';
import type { ImportServices } from './import-services';
import { readImport } from './read-import';
import { receiveImport } from './receive-import';
import { addImport, changeImport, type SiteImport } from './site-import';
import { workOnImport } from './work-on-import';

/**
 * Receives files and begins to read them.
 *
 * @param services the store and the folders
 * @param call who sends them
 * @returns the id of the import, or what is wrong with the files
 */
export async function beginReading(
  services: ImportServices,
  { site, request, contributor }: ImportCall,
): Promise<{ readonly id: string } | { readonly wrong: string }> {
  const { store, importFolders } = services;
  const id = store.createId();
  const received = await receiveImport(request, await importFolders.make(id)).catch(
    async (error: unknown) => {
      await importFolders.remove(id);
      throw error;
    },
  );
  if (received.wrong !== undefined) {
    await importFolders.remove(id);
    return { wrong: received.wrong };
  }
  const begun = { id, siteId: site.id, files: received.files, startedBy: contributor.account.name };
  await store.write((db) => addImport(db, begun, store.now()));
  workOnImport(services, id, 'reading', () => readImport(services, site, id));
  return { id };
}

/** Begins to read once more what could not be read. */
export async function readAgain(
  services: ImportServices,
  { site }: Pick<ImportCall, 'site'>,
  { id, state }: SiteImport,
): Promise<void> {
  const { store } = services;
  const change = { state: 'reading', trouble: '', done: 0 } as const;
  const isTaken = await store.write((db) => changeImport(db, id, [state], change, store.now()));
  if (isTaken) workOnImport(services, id, 'reading', () => readImport(services, site, id));
}

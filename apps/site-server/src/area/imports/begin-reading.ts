import type { ImportCall } from './import-call';
import type { ImportServices } from './import-services';
import { sayOfImports } from './import-texts';
import { makeImportRoom } from './make-import-room';
import { readImport } from './read-import';
import { receiveImport } from './receive-import';
import { addImport, changeImport, type SiteImport } from './site-import';
import { workOnImport } from './work-on-import';

/** An import that has begun, or what is wrong with what was sent. */
type BegunImport = { readonly id: string } | { readonly wrong: string };

/**
 * Receives files and begins to read them.
 *
 * @param services the store and the folders
 * @param call who sends them
 * @returns the id of the import, or what is wrong with the files
 */
export async function beginReading(
  services: ImportServices,
  call: ImportCall,
): Promise<BegunImport> {
  const { importGate } = services;
  const begun = await importGate.pass(call.site.id, async () =>
    receive(services, call, await makeImportRoom(services, call.site.id)),
  );
  return begun ?? receive(services, call, sayOfImports('onTheirWay'));
}

async function receive(
  services: ImportServices,
  { site, request, contributor }: ImportCall,
  refusal: string | undefined,
): Promise<BegunImport> {
  const { store, importFolders } = services;
  const id = store.createId();
  const folder = await importFolders.make(id);
  const received = await receiveImport(request, folder, refusal).catch(async (error: unknown) => {
    await importFolders.remove(id);
    throw error;
  });
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

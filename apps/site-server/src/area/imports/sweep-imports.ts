import type { Store } from '../../store/store';
import { importLifetime } from './import-limits';
import type { ImportServices } from './import-services';
import { deleteOldImports, listImportIds } from './site-import';

/** Forgets old imports, and removes the folders of those that are not there any more. */
export async function sweepImports(
  { read, write, now }: Pick<Store, 'read' | 'write' | 'now'>,
  { importFolders }: Pick<ImportServices, 'importFolders'>,
): Promise<void> {
  const before = now() - importLifetime;
  await write((db) => deleteOldImports(db, before));
  const folders = await importFolders.list();
  const known = new Set(
    await listImportIds(
      read,
      folders.map(({ id }) => id),
    ),
  );
  // What is received now has no row yet.
  for (const { id, changedAt } of folders)
    if (!known.has(id) && changedAt < now() - day) await importFolders.remove(id);
}

const day = 24 * 60 * 60 * 1000;

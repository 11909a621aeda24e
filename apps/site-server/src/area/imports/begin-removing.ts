import { writeAudit } from '../../audit/write-audit';
import type { ImportCall } from './import-call';
import { countLines } from './import-line';
import type { ImportServices } from './import-services';
import { removeImported } from './remove-imported';
import { changeImport, type SiteImport } from './site-import';
import { sumOf } from './sum-of';
import { workOnImport } from './work-on-import';

/**
 * Begins to remove what an import made.
 *
 * @param services the store and the files
 * @param call who removes it
 * @param found the import as it is
 */
export async function beginRemoving(
  services: ImportServices,
  { site, request, contributor }: ImportCall,
  { id, state, files }: SiteImport,
): Promise<void> {
  const { store } = services;
  const { account: by, permissions } = contributor;
  const counts = await countLines(store.read, id);
  const total = sumOf(counts, (line) => line.state === 'made');
  const isTaken = await store.write(async (db) => {
    const change = { state: 'removing', trouble: '', total, done: 0 } as const;
    if (!(await changeImport(db, id, [state], change, store.now()))) return false;
    await writeAudit(db, store, { act: 'importRemoved', by, request, subject: files.join(', ') });
    return true;
  });
  if (!isTaken) return;
  const removal = { site, id, by, permissions, request };
  workOnImport(services, id, 'removing', () => removeImported(services, removal));
}

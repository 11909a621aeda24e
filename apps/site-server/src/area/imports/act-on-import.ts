import type * as z from 'zod';
import { itemKinds } from '../../imports/other-sites/imported-item';
import { beginBringing } from './begin-bringing';
import { readAgain } from './begin-reading';
import type { ImportCall } from './import-call';
import type { importBody } from './import-query';
import type { ImportServices } from './import-services';
import { isUnderWay } from './is-under-way';
import { changeImport, deleteImport, type SiteImport } from './site-import';
import type { ImportState } from './site-import-table';
import { workStates } from './work-on-import';

/** What may be done once nobody works on an import any more: also where a crash has ended that. */
const mayStart: readonly ImportState[] = ['ready', 'stopped', 'importing'];
const mayRead: readonly ImportState[] = ['failed', 'stopped', 'reading'];
const mayForget: readonly ImportState[] = ['ready', 'failed', 'reading'];

/**
 * Does something with an import. What does not fit its state, since somebody else was faster, does
 * nothing.
 *
 * @param services the store and the folders
 * @param call who does it
 * @param found the import as it is
 * @param body what they do
 * @returns whether the import is there no more
 */
export async function actOnImport(
  services: ImportServices,
  call: ImportCall,
  found: SiteImport,
  body: z.infer<typeof importBody>,
): Promise<boolean> {
  const { store, importFolders } = services;
  const { id, state } = found;
  if (body.do === 'stop') {
    const change = { state: state === 'reading' ? 'failed' : 'stopped' } as const;
    await store.write((db) =>
      changeImport(db, id, workStates, { ...change, trouble: '' }, store.now()),
    );
    return false;
  }
  if (isUnderWay(found, store.now())) return false;
  if (body.do === 'start' && mayStart.includes(state)) {
    const kinds = itemKinds.filter((kind) => kind === 'form' || body[kind] === 'on');
    const chosen = { kinds, download: body.download === 'on' };
    await beginBringing(services, call, found, state === 'ready' ? chosen : found.choice);
  }
  if (body.do === 'read' && mayRead.includes(state)) await readAgain(services, call, found);
  if (body.do !== 'forget' || !mayForget.includes(state)) return false;
  await store.write((db) => deleteImport(db, id));
  await importFolders.remove(id);
  return true;
}

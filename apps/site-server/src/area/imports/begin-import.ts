import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { itemKinds, type ItemKind } from '../../imports/other-sites/imported-item';
import type { Site } from '../../sites/site-settings';
import { bringImport } from './bring-import';
import { countLines } from './import-lines';
import type { ImportServices } from './import-services';
import { readImport } from './read-import';
import { receiveImport } from './receive-import';
import { removeImported } from './remove-imported';
import { addImport, changeImport, type SiteImport } from './site-imports';
import { workOnImport } from './work-on-import';

/** Who does something with imports. */
export interface ImportCall {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly contributor: Contributor;
}

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

/**
 * Begins to bring in what was chosen, or goes on with it.
 *
 * @param services the store and the folders
 * @param call who brings it
 * @param found the import as it is
 * @param choice what is taken. @default what was chosen before
 */
export async function beginBringing(
  services: ImportServices,
  { site, request, contributor }: ImportCall,
  found: SiteImport,
  choice = found.choice,
): Promise<void> {
  const { store } = services;
  const { id, state, files } = found;
  const { account: by, permissions } = contributor;
  const kinds = choice.kinds.filter((kind) => mayBring(kind, contributor));
  const chosen = { ...choice, kinds };
  const total = await countSteps(services, id, kinds);
  const isTaken = await store.write(async (db) => {
    const change = { state: 'importing', trouble: '', choice: chosen, total, done: 0 } as const;
    if (!(await changeImport(db, id, [state], change, store.now()))) return false;
    await writeAudit(db, store, { act: 'siteImported', by, request, subject: files.join(', ') });
    return true;
  });
  if (!isTaken) return;
  const brought = { site, id, choice: chosen, by: by.name, permissions };
  workOnImport(services, id, 'importing', () => bringImport(services, brought));
}

/** Begins to remove what an import made. */
export async function beginRemoving(
  services: ImportServices,
  { site, request, contributor }: ImportCall,
  { id, state, files }: SiteImport,
): Promise<void> {
  const { store } = services;
  const { account: by, permissions } = contributor;
  const counts = await countLines(store.read, id);
  const total = counts.filter((line) => line.state === 'made').reduce(sum, 0);
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

/** Whether somebody may bring things of a kind. */
export function mayBring(
  kind: ItemKind,
  { permissions }: Pick<Contributor, 'permissions'>,
): boolean {
  return kind !== 'product' || permissions.includes('commerce.products');
}

/** How many steps there are: a page is parsed, read and saved. */
async function countSteps(
  { store }: ImportServices,
  id: string,
  kinds: readonly ItemKind[],
): Promise<number> {
  const counts = await countLines(store.read, id);
  const isTaken = (kind: ItemKind): boolean => kind === 'form' || kinds.includes(kind);
  const of = (wanted: readonly ItemKind[]): number =>
    counts.filter(({ kind }) => wanted.some((one) => one === kind)).reduce(sum, 0);
  return of(itemKinds.filter(isTaken)) + 2 * of(['page', 'post']);
}

const sum = (total: number, { count }: { readonly count: number }): number => total + count;

import { writeAudit } from '../../audit/write-audit';
import { itemKinds, type ItemKind } from '../../imports/other-sites/imported-item';
import { bringImport } from './bring-import';
import type { ImportCall } from './import-call';
import { countLines } from './import-line';
import type { ImportServices } from './import-services';
import { mayBring } from './may-bring';
import { changeImport, type SiteImport } from './site-import';
import { sumOf } from './sum-of';
import { workOnImport } from './work-on-import';

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

/** How many steps there are: a page is parsed, read and saved. */
async function countSteps(
  { store }: ImportServices,
  id: string,
  kinds: readonly ItemKind[],
): Promise<number> {
  const counts = await countLines(store.read, id);
  const isTaken = (kind: ItemKind): boolean => kind === 'form' || kinds.includes(kind);
  const of = (wanted: readonly ItemKind[]): number =>
    sumOf(counts, ({ kind }) => wanted.some((one) => one === kind));
  return of(itemKinds.filter(isTaken)) + 2 * of(['page', 'post']);
}

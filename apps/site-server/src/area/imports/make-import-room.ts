import { showFileSize } from '@frontage/commerce-model';
import { importLimits } from './import-limits';
import type { ImportServices } from './import-services';
import { sayOfImports } from './import-texts';
import { isUnderWay } from './is-under-way';
import { deleteImport, listImports, type SiteImport } from './site-import';
import type { ImportState } from './site-import-table';

/** What makes room. */
type RoomServices = Pick<ImportServices, 'store' | 'importFolders'>;

/** Of these nothing is done any more. */
const ended: readonly ImportState[] = ['done', 'removed'];

/**
 * Makes room for one more import of a site: the oldest ones that are done with are forgotten, and
 * those that could not be read. Nothing that waits for somebody is.
 *
 * @param services the store and the folders
 * @param siteId the site
 * @returns why there is no room; undefined if there is
 */
export async function makeImportRoom(
  services: RoomServices,
  siteId: string,
): Promise<string | undefined> {
  const { store, importFolders } = services;
  // The oldest first.
  let all = [...(await listImports(store.read, siteId))].reverse();
  const forget = async (one: SiteImport): Promise<void> => {
    await store.write((db) => deleteImport(db, one.id));
    await importFolders.remove(one.id);
    all = all.filter((other) => other !== one);
  };
  const over = all.length + 1 - importLimits.kept;
  for (const one of all.filter(isEnded).slice(0, Math.max(over, 0))) await forget(one);

  const sizes = new Map<string, number>();
  for (const { id } of all) sizes.set(id, await importFolders.bytes(id));
  const findWrong = () => judgeWaiting(all.filter((one) => !isEnded(one)).map(sizeOf(sizes)));
  for (const one of all.filter(({ state }) => state === 'failed'))
    if (findWrong() !== undefined && !isUnderWay(one, store.now())) await forget(one);
  return findWrong();
}

const isEnded = ({ state }: SiteImport): boolean => ended.includes(state);

const sizeOf =
  (sizes: ReadonlyMap<string, number>) =>
  ({ id }: SiteImport): number =>
    sizes.get(id) ?? 0;

/** Says what is too much; the bytes of each import that waits. */
function judgeWaiting(waiting: readonly number[]): string | undefined {
  const { waiting: count, waitingBytes } = importLimits;
  if (waiting.length >= count) return sayOfImports('tooManyWait', { count });
  const bytes = waiting.reduce((sum, one) => sum + one, 0);
  return bytes > waitingBytes
    ? sayOfImports('waitingTooLarge', { most: showFileSize(waitingBytes) })
    : undefined;
}

import { readOtherSite } from '../../imports/other-sites/read-other-site';
import { planOtherSite } from '../../imports/other-sites/plan-other-site';
import type { Site } from '../../sites/site-settings';
import { createPulse, type Pulse } from './create-pulse';
import { importLimits } from './import-limits';
import { describeFound, lineOfLargeFile, lineOfSource, type FoundLine } from './describe-found';
import { replaceLines, type ImportLine } from './import-line';
import { sayOfImports } from './import-texts';
import type { ImportServices } from './import-services';
import type { ImportSource } from './list-sources';
import { openImport } from './open-import';
import { changeImport } from './site-import';
import { UnreadableImport } from './unreadable-import';

/** What reads an import. */
type ReadingServices = Pick<ImportServices, 'store' | 'importFolders' | 'fetchPicture'>;

/**
 * Reads what was sent and writes down what would become of each thing; changes nothing of the site.
 *
 * @param services the store and the folders
 * @param site the site
 * @param id of the import
 */
export async function readImport(services: ReadingServices, site: Site, id: string): Promise<void> {
  const { store, importFolders } = services;
  const pulse = createPulse(store, id, 'reading');
  const { sources, tooLarge } = await openImport(importFolders.path(id), pulse.step);
  const lines: Omit<ImportLine, 'place'>[] = [];
  for (const [part, source] of sources.entries())
    for (const line of await readSource(services, site, source, pulse)) {
      lines.push({ ...line, part });
      if (lines.length > importLimits.things)
        throw new UnreadableImport(sayOfImports('tooManyThings', { count: importLimits.things }));
    }
  for (const name of tooLarge) lines.push({ ...lineOfLargeFile(name), part: sources.length });
  await store.write(async (db) => {
    if (!(await changeImport(db, id, ['reading'], { state: 'ready', done: 0 }, store.now())))
      return;
    await replaceLines(
      db,
      id,
      lines.map((line, place) => ({ ...line, place })),
    );
  });
}

/** One source of several that cannot be read does not hold up the others. */
async function readSource(
  { store, fetchPicture }: ReadingServices,
  site: Site,
  source: ImportSource,
  { step }: Pulse,
): Promise<readonly FoundLine[]> {
  const wish = { download: false, fetchPicture, breathe: step };
  try {
    const found = await readOtherSite(source.path, wish);
    return describeFound(site, found, await planOtherSite(store, site, found));
  } catch (error) {
    if (source.kind === 'pages' || !isOfFile(error)) throw error;
    const hint = source.kind === 'table' ? ` ${sayOfImports('ownTable')}` : '';
    return [lineOfSource(source.name, `${error.message}${hint}`)];
  }
}

/** What readers say of a file is a plain error; disks and programs have their own. */
function isOfFile(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && !('syscall' in error);
}

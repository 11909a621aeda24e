import { showFileSize } from '@frontage/commerce-model';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackZip } from '../../imports/zip/unpack-zip';
import { mostFileBytes } from '../../imports/zip/zip-limits';
import { ZipRefusal } from '../../imports/zip/zip-refusal';
import { explainZip } from './explain-zip';
import { importLimits } from './import-limits';
import { sayOfImports } from './import-texts';
import { listSources, type ImportSource } from './list-sources';
import { looseFolder, packedFolder } from './receive-import';
import { UnreadableImport } from './unreadable-import';

/** What can be read of an import, and what was left out of its zip files. */
export interface OpenedImport {
  readonly sources: readonly ImportSource[];
  /** The names of files that are too large. */
  readonly tooLarge: readonly string[];
}

/** The folder of what was in zip files. */
const unpackedFolder = 'unpacked';

/** What pages do not show: it is not unpacked. */
const unwanted =
  /(?:^|\/)(?:\.|__MACOSX\/)|\.(?:m?js|css|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|mov|wav|ogg|pdf|zip|exe|php)$/i;

/**
 * Unpacks what was sent and lists what there is to read.
 *
 * @param folder of the import
 * @param before is waited for before each file
 * @throws {UnreadableImport} if there is nothing, or a zip file is not opened; nothing that was
 *   unpacked is left then
 */
export async function openImport(
  folder: string,
  before: () => Promise<void>,
): Promise<OpenedImport> {
  const unpacked = join(folder, unpackedFolder);
  const tooLarge: string[] = [];
  // All zip files of an import share what may be unpacked.
  let { entries, bytes } = importLimits.zip;
  const places = [{ path: join(folder, looseFolder), name: '' }];
  const zips = (await readdir(join(folder, packedFolder))).sort();
  await rm(unpacked, { recursive: true, force: true });
  for (const [index, name] of zips.entries()) {
    const path = join(unpacked, String(index));
    await mkdir(path, { recursive: true, mode: 0o700 });
    places.push({ path, name });
    const wish = { limits: { ...importLimits.zip, entries, bytes }, isWanted, before };
    try {
      const zip = await unpackZip(join(folder, packedFolder, name), path, wish);
      entries -= zip.entries;
      bytes -= zip.bytes;
      tooLarge.push(...zip.tooLarge);
    } catch (error) {
      await rm(unpacked, { recursive: true, force: true });
      throw error instanceof ZipRefusal ? new UnreadableImport(explainZip(error, name)) : error;
    }
  }
  const sources = await listSources(places);
  const [name] = tooLarge;
  if (sources.length === 0 && name !== undefined) {
    const most = showFileSize(mostFileBytes(name));
    throw new UnreadableImport(sayOfImports('fileTooLarge', { name, most }));
  }
  if (sources.length === 0) throw new UnreadableImport(sayOfImports('nothingInside'));
  return { sources, tooLarge };
}

/** Lists what there is to read in an import that was opened before. */
export async function sourcesOf(folder: string): Promise<readonly ImportSource[]> {
  const unpacked = join(folder, unpackedFolder);
  const names = (await readdir(unpacked).catch(() => [])).sort(
    (one, other) => Number(one) - Number(other),
  );
  return listSources([
    { path: join(folder, looseFolder), name: '' },
    ...names.map((name) => ({ path: join(unpacked, name), name })),
  ]);
}

const isWanted = (name: string): boolean => !unwanted.test(name);

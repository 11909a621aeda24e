import type { Entry } from 'yauzl';
import { zipEntryName } from './zip-entry-name';
import type { ZipLimits } from './zip-limits';
import { ZipRefusal } from './zip-refusal';

/** What is read of an entry before anything is unpacked. */
export type ZipFacts = Pick<
  Entry,
  | 'generalPurposeBitFlag'
  | 'extraFields'
  | 'fileNameRaw'
  | 'compressionMethod'
  | 'uncompressedSize'
  | 'versionMadeBy'
  | 'externalFileAttributes'
>;

/** Which entries are unpacked, by their places in the list, and under which names. */
export interface JudgedEntries {
  readonly wanted: ReadonlyMap<number, string>;
  /** The names of files that are too large. */
  readonly tooLarge: readonly string[];
  /** The bytes of all wanted files, unpacked. */
  readonly bytes: number;
}

/**
 * Judges all entries of a zip file by what it says of itself, before anything is unpacked.
 *
 * @param entries in their order
 * @param zipBytes the size of the file
 * @param limits its bounds
 * @param isWanted whether a file is unpacked at all, by its name
 * @throws {ZipRefusal} if the file is not opened
 */
export function judgeEntries(
  entries: readonly ZipFacts[],
  zipBytes: number,
  limits: ZipLimits,
  isWanted: (name: string) => boolean,
): JudgedEntries {
  if (entries.length > limits.entries) throw new ZipRefusal('tooMany');
  const wanted = new Map<number, string>();
  const tooLarge: string[] = [];
  const places = createPlaces();
  let bytes = 0;
  for (const [index, entry] of entries.entries()) {
    const name = zipEntryName(entry, limits);
    if (name === '/' || name === '') continue;
    if (isLink(entry)) throw new ZipRefusal('link', name);
    places.take(name);
    if (name.endsWith('/') || !isWanted(name)) continue;
    if (isEncrypted(entry)) throw new ZipRefusal('encrypted', name);
    if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
      throw new ZipRefusal('unknownPacking', name);
    if (entry.uncompressedSize > limits.fileBytes(name)) {
      tooLarge.push(name);
      continue;
    }
    bytes += entry.uncompressedSize;
    if (bytes > limits.freeBytes && bytes > zipBytes * limits.ratio) throw new ZipRefusal('bomb');
    if (bytes > limits.bytes) throw new ZipRefusal('tooLarge');
    wanted.set(index, name);
  }
  return { wanted, tooLarge, bytes };
}

/** The two ways of packing that all programs know. */
const stored = 0;
const deflated = 8;

const isEncrypted = ({ generalPurposeBitFlag }: ZipFacts): boolean =>
  (generalPurposeBitFlag & 0x41) !== 0;

/** Programs of Unix write what kind of file it is. */
function isLink({ versionMadeBy, externalFileAttributes }: ZipFacts): boolean {
  const isUnix = versionMadeBy >> 8 === 3;
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return isUnix && kind === 0o120000;
}

/** Remembers which places are taken: a file has its own, and what is in a folder needs a folder. */
function createPlaces() {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    take(name: string): void {
      // Some disks take capitals and small letters for the same.
      const plain = name.toLowerCase();
      const segments = plain.replace(/\/$/, '').split('/');
      const above = segments.map((_segment, index) => segments.slice(0, index).join('/')).slice(1);
      const own = segments.join('/');
      const isFolder = plain.endsWith('/');
      const isTaken = isFolder ? files.has(own) : files.has(own) || folders.has(own);
      if (isTaken || above.some((folder) => files.has(folder))) throw new ZipRefusal('twice', name);
      for (const folder of above) folders.add(folder);
      (isFolder ? folders : files).add(own);
    },
  };
}

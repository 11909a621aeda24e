import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { open, type Entry, type ZipFile } from 'yauzl';
import { judgeEntries } from './judge-entries';
import type { ZipLimits } from './zip-limits';
import { ZipRefusal } from './zip-refusal';

/** What is unpacked, and who is told. */
export interface ZipWish {
  readonly limits: ZipLimits;
  /** Whether a file is unpacked at all, by its name. */
  readonly isWanted: (name: string) => boolean;
  /** Is waited for before each file; what it rejects with ends the unpacking. */
  readonly before: () => Promise<void>;
}

/** What was unpacked. */
export interface UnpackedZip {
  /** How many entries it has. */
  readonly entries: number;
  /** The bytes of what was unpacked. */
  readonly bytes: number;
  readonly tooLarge: readonly string[];
}

/**
 * Unpacks a zip file into a folder, file by file as a stream. Nothing is written before all of its
 * entries were judged; whoever asks removes the folder where it fails in the middle.
 *
 * @param path of the zip file
 * @param folder that is there and empty
 * @param wish what is unpacked
 * @returns what it has taken of the limits, and the names of files that are too large, which are
 *   left out
 * @throws {ZipRefusal} if it is not opened, or turns out to be damaged
 */
export async function unpackZip(
  path: string,
  folder: string,
  { limits, isWanted, before }: ZipWish,
): Promise<UnpackedZip> {
  const { size } = await stat(path);
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip, limits.entries);
    const { wanted, tooLarge, bytes } = judgeEntries(entries, size, limits, isWanted);
    for (const [index, name] of wanted) {
      const entry = entries[index];
      if (!entry) continue;
      await before();
      const to = join(folder, ...name.split('/'));
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await writeEntry(zip, { entry, name, to });
    }
    return { entries: entries.length, bytes, tooLarge };
  } finally {
    zip.close();
  }
}

const options = {
  lazyEntries: true,
  autoClose: false,
  // Names are read by `zipEntryName`.
  decodeStrings: false,
  validateEntrySizes: true,
} as const;

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, options, (error, zip) => (error ? reject(damaged(error)) : resolve(zip)));
  });
}

/** What the list says is read to its end, or to one more than may be. */
async function listEntries(zip: ZipFile, most: number): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const ended = once(zip, 'end').then(() => undefined);
  zip.on('entry', (entry: Entry) => {
    entries.push(entry);
    if (entries.length > most) zip.emit('end');
    else zip.readEntry();
  });
  zip.readEntry();
  try {
    await ended;
  } catch (error) {
    throw damaged(error);
  }
  return entries;
}

async function writeEntry(
  zip: ZipFile,
  { entry, name, to }: { entry: Entry; name: string; to: string },
): Promise<void> {
  const content = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(damaged(error, name)) : resolve(stream),
    );
  });
  let sum = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
  });
  const file = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(content, counted, file);
  } catch (error) {
    throw isOfDisk(error) ? error : damaged(error, name);
  }
  if (sum !== entry.crc32) throw new ZipRefusal('damaged', name);
}

/** A full disk is no fault of the file. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** What the library says of a file is for programmers: all of it means that it is damaged. */
function damaged(error: unknown, name = ''): ZipRefusal {
  const isLocked = error instanceof Error && error.message === 'strong encryption is not supported';
  const refusal = new ZipRefusal(isLocked ? 'encrypted' : 'damaged', name);
  refusal.cause = error;
  return refusal;
}

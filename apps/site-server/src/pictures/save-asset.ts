import { createTurns } from '../concurrency/create-turns';
import type { FileSource, FileStore, IncomingFile } from '../files/file-store';
import { hashStream } from '../files/hash-stream';
import type { Store } from '../store/store';
import { AssetRefusal } from './asset-refusal';
import { insertAsset, type StoredAsset } from './assets';
import { checkAssetName } from './check-asset-name';
import { checkFileSize, goodsFacts, measureFile, type FileFacts } from './measure-file';
import { pictureLimits } from './picture-limits';

/** What an owner enters about a picture; size, type and colour are read from the file. */
export interface AssetInput {
  /** Undefined for a new asset. */
  id?: string;
  siteId: string;
  /** The file name that visitors see in the address, such as `glaze-wall.jpg`. */
  name: string;
  alt: string;
  /** Fractions of width and height. @default the middle */
  focalPoint?: { x: number; y: number };
  /**
   * Whether it belongs to a digital product: a file of any type, only for its buyers.
   * @default false
   */
  forBuyers?: boolean;
  /** The only type that is wanted. @default every type that pages show */
  only?: FileFacts['mime'];
}

/**
 * Stores a picture, a video or captions, or changes what its owner entered. Rejects with
 * `AssetRefusal` if the file or its name is invalid, or if the id already has another file; nothing
 * is stored then. A stream is always read to its end, and never held in memory.
 */
export type SaveAsset = (file: AssetFile, input: AssetInput) => Promise<StoredAsset>;

/** The bytes of a file: all at once, or as they arrive. */
export type AssetFile = Uint8Array | AsyncIterable<Uint8Array>;

/** The services that save assets. */
type AssetKeeping = Pick<Store, 'read' | 'change' | 'now' | 'createId'> & { files: FileStore };

/** Makes the function that saves the assets of a store. */
export function createSaveAsset(keeping: AssetKeeping): SaveAsset {
  const { change, now, createId, files } = keeping;
  const inTurn = createTurns();

  async function save(incoming: IncomingFile, stored: StoredAsset): Promise<void> {
    const isKnown = await refuseOtherFile(keeping, incoming, stored);
    await incoming.keep(stored.id);
    try {
      await change((db) => insertAsset(db, stored, now()));
    } catch (error) {
      if (!isKnown) await files.remove(stored.id);
      throw error;
    }
  }

  return async (file, input) => {
    const counted = countBytes(file instanceof Uint8Array ? [file] : file, pictureLimits.bytes);
    const incoming = await files.receive(counted.source);
    try {
      const stored = await describe(incoming, counted.bytes(), input, createId);
      // Two simultaneous saves of one id would both find no other file.
      await inTurn(stored.id, () => save(incoming, stored));
      return stored;
    } finally {
      await incoming.discard();
    }
  };
}

/** Passes on the bytes up to the limit, and counts all of them. */
function countBytes(source: FileSource, most: number): { source: FileSource; bytes(): number } {
  let bytes = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes <= most) yield chunk;
    }
  }
  return { source: pass(), bytes: () => bytes };
}

/**
 * Refuses another file under an existing id: browsers cache a file's address for good, and smaller
 * copies are kept by id.
 *
 * @returns whether this very file is already stored
 */
async function refuseOtherFile(
  { read, files }: Pick<AssetKeeping, 'read' | 'files'>,
  { hash }: IncomingFile,
  stored: StoredAsset,
): Promise<boolean> {
  const storedRow = await read
    .selectFrom('asset')
    .select('site_id')
    .where('id', '=', stored.id)
    .executeTakeFirst();
  if (!storedRow) return false;
  const oldHash = await hashStream(files.read(stored.id)).catch(() => undefined);
  if (storedRow.site_id === stored.siteId && (oldHash === undefined || oldHash === hash))
    return true;
  throw new Error(
    `[site-server] another picture has the id ${stored.id}. Save this one without an id. Nothing was saved.`,
  );
}

async function describe(
  { path }: IncomingFile,
  bytes: number,
  input: AssetInput,
  createId: () => string,
): Promise<StoredAsset> {
  const { name, focalPoint = { x: 0.5, y: 0.5 }, forBuyers = false } = input;
  checkAssetName(name);
  if (![focalPoint.x, focalPoint.y].every((part) => part >= 0 && part <= 1))
    throw new AssetRefusal(
      'bad-focal-point',
      `The focal point is ${focalPoint.x}, ${focalPoint.y}; each must be a fraction from 0 to 1. Set it within the picture.`,
    );
  checkFileSize(bytes);
  const facts = forBuyers ? goodsFacts : await measureFile(path);
  if (input.only !== undefined && facts.mime !== input.only)
    throw new AssetRefusal('unknown-type', `The file is ${facts.mime}, not ${input.only}.`);
  return {
    ...facts,
    forBuyers,
    id: input.id ?? createId(),
    siteId: input.siteId,
    name,
    alt: input.alt,
    focalPoint,
    bytes,
  };
}

import { readFile } from 'node:fs/promises';
import { createTurns } from '../concurrency/create-turns';
import type { Store } from '../store/store';
import { AssetRefusal } from './asset-refusal';
import { insertAsset, type StoredAsset } from './assets';
import { checkAssetName } from './check-asset-name';
import type { AssetFiles } from './create-asset-files';
import { goodsFacts, measureFile } from './measure-file';

/** What an owner says of a picture; size, kind and colour are read from the file. */
export interface AssetInput {
  /** Absent for a new asset. */
  id?: string;
  siteId: string;
  /** File name as visitors see it in the address, such as `glaze-wall.jpg`. */
  name: string;
  alt: string;
  /** Fractions of width and height; the middle when absent. */
  focalPoint?: { x: number; y: number };
  /**
   * What a digital product consists of: a file of any kind, which nobody gets but its buyers.
   * @default false
   */
  forBuyers?: boolean;
}

/**
 * Stores a picture, a video or captions, or changes what is said of one. Rejects with
 * `AssetRefusal` what is not a sound file under a sound name, and another file than the id has;
 * nothing is stored then.
 */
export type SaveAsset = (bytes: Uint8Array, input: AssetInput) => Promise<StoredAsset>;

/** What assets are saved with. */
type AssetKeeping = Pick<Store, 'read' | 'change' | 'now' | 'createId'> & { files: AssetFiles };

/** Makes what saves the assets of a store. */
export function createSaveAsset(keeping: AssetKeeping): SaveAsset {
  const { change, now, createId, files } = keeping;
  const inTurn = createTurns();

  async function save(bytes: Uint8Array, stored: StoredAsset): Promise<void> {
    const isKnown = await refuseOtherPicture(keeping, bytes, stored);
    await files.write(stored.id, bytes);
    try {
      await change((db) => insertAsset(db, stored, now()));
    } catch (error) {
      if (!isKnown) await files.remove(stored.id);
      throw error;
    }
  }

  return async (bytes, input) => {
    const stored = await describe(bytes, input, createId);
    // Two saves of one id at the same moment would both find no other picture there.
    await inTurn(stored.id, () => save(bytes, stored));
    return stored;
  };
}

/**
 * Browsers keep what a picture's address shows for good, and smaller copies are kept by id: it
 * never changes.
 *
 * @returns whether this very picture is there already
 */
async function refuseOtherPicture(
  { read, files }: Pick<AssetKeeping, 'read' | 'files'>,
  bytes: Uint8Array,
  stored: StoredAsset,
): Promise<boolean> {
  const known = await read
    .selectFrom('asset')
    .select('site_id')
    .where('id', '=', stored.id)
    .executeTakeFirst();
  if (!known) return false;
  const kept = await readFile(files.path(stored.id)).catch(() => undefined);
  if (known.site_id === stored.siteId && (!kept || kept.equals(bytes))) return true;
  throw new Error(
    `[site-server] another picture has the id ${stored.id}. Save this one without an id. Nothing was saved.`,
  );
}

async function describe(
  bytes: Uint8Array,
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
  return {
    ...(forBuyers ? goodsFacts(bytes) : await measureFile(bytes)),
    forBuyers,
    id: input.id ?? createId(),
    siteId: input.siteId,
    name,
    alt: input.alt,
    focalPoint,
    bytes: bytes.byteLength,
  };
}

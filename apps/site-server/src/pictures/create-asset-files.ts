import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The original files of a store, one per asset, named by its id. */
export interface AssetFiles {
  /** Where the file of an asset is. */
  path(assetId: string): string;
  /** Writes a file; it is on disk and complete, or not there at all. */
  write(assetId: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file for reading, all of it or from one byte to another, both included. */
  read(assetId: string, range?: { start: number; end: number }): ReadStream;
  /** Deletes a file, if it is there. */
  remove(assetId: string): Promise<void>;
}

/**
 * Makes the asset folder of a store.
 *
 * @param folder is made on the first write
 */
export function createAssetFiles(folder: string): AssetFiles {
  const path = (assetId: string) => join(folder, assetId);
  return {
    path,
    read: (assetId, range) => createReadStream(path(assetId), range),
    remove: (assetId) => rm(path(assetId), { force: true }),
    async write(assetId, bytes) {
      await mkdir(folder, { recursive: true });
      await writeWhole(path(assetId), bytes);
    },
  };
}

/**
 * Writes a file beside its place, syncs it and moves it there, so that nobody
 * ever reads half of it.
 *
 * @param path where it shall be
 * @param bytes its content
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.${process.hrtime.bigint()}.part`;
  const file = await open(temporary, 'wx');
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // A full disk must not fill up further with halves.
    await rm(temporary, { force: true });
    throw error;
  }
}

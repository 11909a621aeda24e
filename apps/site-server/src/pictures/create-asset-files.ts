import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';

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

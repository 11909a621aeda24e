import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The original files of a store, one per asset, named by its id. */
export interface AssetFiles {
  /** Where the file of an asset is. */
  path(assetId: string): string;
  /** Writes a file; it is on disk and complete, or not there at all. */
  write(assetId: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file for reading. */
  read(assetId: string): ReadStream;
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
    read: (assetId) => createReadStream(path(assetId)),
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
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

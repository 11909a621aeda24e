import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file beside its place, syncs it and moves it there, so that nobody
 * ever reads half of it; only who runs the server may read it at all.
 *
 * @param path its final place
 * @param bytes its content
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.${process.hrtime.bigint()}.part`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // A full disk must not fill up further with partial files.
    await rm(temporary, { force: true });
    throw error;
  }
}

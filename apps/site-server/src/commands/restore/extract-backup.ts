import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseName, fileFolders, keyIdName } from '../backup/backup-facts';
import { readTar } from '../backup/read-tar';

/** What may come out of a backup; a name can lead nowhere else. */
const isData = (name: string): boolean =>
  name === databaseName ||
  name === keyIdName ||
  fileFolders.some((folder) => new RegExp(`^${folder}/\\w[\\w.-]*$`).test(name));

/**
 * Writes the data of a backup into a folder and syncs them to disk.
 *
 * @param file what `checkBackup` has found whole
 * @param folder is there, and empty
 */
export async function extractBackup(file: string, folder: string): Promise<void> {
  for await (const { name, read } of readTar(file)) {
    if (!isData(name)) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const written = await open(path, 'wx', 0o600);
    try {
      for await (const part of read()) await written.writeFile(part);
      await written.sync();
    } finally {
      await written.close();
    }
  }
}

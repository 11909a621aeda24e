import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files into a folder; none that is there already is overwritten.
 *
 * @param folder is made if it is missing
 * @param files content by name; `.env` only its owner may read
 * @throws if one is there, or cannot be written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  for (const [name, content] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: 'wx', mode: name === '.env' ? 0o600 : 0o644 });
  }
}

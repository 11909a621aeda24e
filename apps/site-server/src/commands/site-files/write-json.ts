import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a value as a file of a site, as somebody reads it.
 *
 * @param folder of the site
 * @param name of the file in it; its own folder is made if it is missing
 * @param value of JSON
 */
export async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(value, undefined, 2)}\n`);
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lists the files of a folder in the order of their names; hidden ones, such as `.DS_Store`, are
 * left out.
 *
 * @param folder of the site
 * @param inside a folder in it; '' for itself. One that is not there has no files
 * @param ending of the names that are listed
 * @returns names below `folder`, such as `pages/home.json`
 */
export async function listFiles(folder: string, inside: string, ending: string): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name }) => (inside === '' ? name : `${inside}/${name}`))
    .sort();
}

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What may be in a folder that counts as empty: a repository, and what systems leave behind. */
const leftovers = new Set(['.git', '.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Throws where a folder has something in it that a new site could overwrite.
 *
 * @param folder need not exist
 */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new Error(`${folder} is a file. Name another folder.`);
    throw error;
  });
  const [found] = names.filter((name) => !leftovers.has(name));
  if (found === undefined) return;
  if (!names.includes('site.json'))
    throw new Error(
      `${folder} is not empty (it has ${found}). Nothing was changed. Name a new folder: npx frontage init my-site`,
    );
  const isInstalled = existsSync(join(folder, 'node_modules/frontage/package.json'));
  throw new Error(
    isInstalled
      ? `there is a site in ${folder} already. To start it, go there and run: npm start`
      : `there is a site in ${folder} already, but what it runs on is not installed. Go there and run: npm install, then npm start`,
  );
}

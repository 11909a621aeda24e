import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Something that can be read by itself: a folder of pages, an export, a table. */
export interface ImportSource {
  /** The path of its folder or its file. */
  readonly path: string;
  /** Its name to its owner. */
  readonly name: string;
  readonly kind: 'pages' | 'export' | 'table';
}

/**
 * Lists what there is to read in the folder of an import, always in the same order.
 *
 * @param folders with what was sent, each with its name to its owner
 */
export async function listSources(
  folders: readonly { readonly path: string; readonly name: string }[],
): Promise<readonly ImportSource[]> {
  const sources: ImportSource[] = [];
  for (const folder of folders) {
    const root = await insideWrappers(folder.path);
    const files = await listFiles(root);
    if (files.some((file) => /\.x?html?$/i.test(file)))
      sources.push({ path: root, name: folder.name, kind: 'pages' });
    for (const file of files) {
      const source = { path: join(root, file), name: file };
      if (/\.xml$/i.test(file)) sources.push({ ...source, kind: 'export' });
      if (/\.csv$/i.test(file)) sources.push({ ...source, kind: 'table' });
    }
  }
  return sources;
}

/** Many zip files hold one folder that holds all: it is no part of the addresses of pages. */
async function insideWrappers(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const [only] = entries;
  return only && entries.length === 1 && only.isDirectory()
    ? insideWrappers(join(folder, only.name))
    : folder;
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

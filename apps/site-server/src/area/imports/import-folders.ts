import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '@frontage/site-model';

/** The folders in which imports wait until they are brought in, one for each. */
export interface ImportFolders {
  /** Makes the folder of an import, empty; gives its path. */
  make(id: string): Promise<string>;
  /** The path of the folder of an import, whether or not it is there. */
  path(id: string): string;
  /** Removes the folder of an import with all that is in it; doing it again does nothing. */
  remove(id: string): Promise<void>;
  /** The bytes of all files in the folder of an import; 0 if it is not there. */
  bytes(id: string): Promise<number>;
  /** Lists the imports that have one, and when it was last changed, UTC milliseconds. */
  list(): Promise<readonly { readonly id: string; readonly changedAt: number }[]>;
}

/**
 * Makes them in a folder, which only the user who runs the server may read.
 *
 * @param folder is made with the first one
 */
export function createImportFolders(folder: string): ImportFolders {
  const path = (id: string): string => {
    if (!isId(id)) throw new Error(`[site-server] not the id of an import: ${id}`);
    return join(folder, id);
  };
  return {
    path,
    async make(id) {
      await rm(path(id), { recursive: true, force: true });
      await mkdir(path(id), { recursive: true, mode: 0o700 });
      return path(id);
    },
    async bytes(id) {
      const wish = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(path(id), wish).catch(() => []);
      let bytes = 0;
      // What goes away meanwhile takes up nothing.
      for (const entry of entries.filter((found) => found.isFile()))
        bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
      return bytes;
    },
    remove: (id) => rm(path(id), { recursive: true, force: true }),
    async list() {
      const ids = (await readdir(folder).catch(() => [])).filter(isId);
      const facts = ids.map(async (id) => {
        const { mtimeMs: changedAt = 0 } = (await stat(path(id)).catch(() => undefined)) ?? {};
        return { id, changedAt };
      });
      return Promise.all(facts);
    },
  };
}

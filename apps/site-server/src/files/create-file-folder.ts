import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry, FileSource, FileStore, IncomingFile } from './file-store';

/**
 * Makes a file store from a folder; only the user who runs the server may read the files.
 *
 * @param folder is made with the first file
 */
export function createFileFolder(folder: string): FileStore {
  const path = (name: string): string => join(folder, name);

  async function receive(source: FileSource): Promise<IncomingFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = path(randomBytes(12).toString('hex') + '.part');
    try {
      const written = await write(temporary, source);
      return {
        ...written,
        path: temporary,
        keep: (name) => rename(temporary, path(name)),
        discard: () => rm(temporary, { force: true }),
      };
    } catch (error) {
      // A full disk must not fill up further with partial files.
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function list(): Promise<readonly FileEntry[]> {
    const found: FileEntry[] = [];
    for (const name of await readdir(folder).catch(() => [])) {
      const facts = await stat(path(name)).catch(() => undefined);
      if (facts?.isFile())
        found.push({
          name,
          bytes: facts.size,
          writtenAt: facts.mtimeMs,
          usedAt: Math.max(facts.atimeMs, facts.mtimeMs),
        });
    }
    return found.sort((a, b) => a.usedAt - b.usedAt);
  }

  return {
    receive,
    path,
    list,
    read: (name, range) => createReadStream(path(name), range),
    remove: (name) => rm(path(name), { force: true }),
  };
}

async function write(
  path: string,
  source: FileSource,
): Promise<Pick<IncomingFile, 'bytes' | 'hash'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, hash: hash.digest('base64url') };
}

import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../files/make-private-folder';
import { writeWhole } from '../../files/write-whole';
import { compress, type Compressed } from '../../http/compress';

/** Compresses files as small as they get, which takes long; what it made before it has kept. */
export interface KeptCompression {
  compress(bytes: Buffer): Promise<Compressed>;
  /** Deletes what was not asked for, such as the files of an older build. */
  prune(): Promise<void>;
}

/** The best quality of brotli. */
const best = 11;

/**
 * Makes the compression of files that stay the same from start to start, so that a server that was
 * ended is there again at once.
 *
 * @param folder where it keeps them, by the hash of what they were made of. @default nowhere
 */
export function keepCompressed(folder: string | undefined): KeptCompression {
  if (folder === undefined)
    return { compress: (bytes) => compress(bytes, best), prune: () => Promise.resolve() };
  makePrivateFolder(folder);
  const used = new Set<string>();
  return {
    async compress(bytes) {
      const name = createHash('sha256').update(bytes).digest('hex');
      used.add(name);
      const [brPath, gzipPath] = [join(folder, `${name}.br`), join(folder, `${name}.gz`)];
      const read = (path: string) => readFile(path).catch(() => undefined);
      const [br, gzip] = await Promise.all([read(brPath), read(gzipPath)]);
      if (br && gzip) return { br, gzip };
      const compressed = await compress(bytes, best);
      // A full disk is no reason not to start.
      await Promise.all([
        writeWhole(brPath, compressed.br).catch(() => undefined),
        writeWhole(gzipPath, compressed.gzip).catch(() => undefined),
      ]);
      return compressed;
    },
    async prune() {
      const names = await readdir(folder);
      const old = names.filter((name) => !used.has(name.slice(0, name.indexOf('.'))));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

import type { RuntimeManifest } from '@frontage/react-blocks/server';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Compressed } from '../../http/compress';
import { etag } from '../../http/etag';
import { keepCompressed, type KeptCompression } from './keep-compressed';

/** A file under `/_frontage/`, ready to send. */
export interface RuntimeFile {
  type: string;
  etag: string;
  bytes: Buffer;
  /** Absent for types that are already compressed. */
  compressed: Compressed | undefined;
}

/** The built browser bundle in memory. */
export interface Runtime {
  manifest: RuntimeManifest;
  /** By address, such as `/_frontage/entry-abc.js`. */
  files: ReadonlyMap<string, RuntimeFile>;
}

/** A server without a built runtime serves plain pages. */
export const emptyRuntime: Runtime = {
  manifest: {
    build: 'none',
    boot: { code: '', hash: '' },
    entry: '',
    published: '',
    blocks: {},
    styles: '',
    files: {},
  },
  files: new Map(),
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/**
 * Reads the folder of the built runtime and compresses what is worth compressing.
 *
 * @param folder holds `manifest.json` and, in it or below it, the files
 * @param cacheDir where compressed files are kept from one start to the next. @default nowhere
 * @throws if there is no manifest
 */
export async function loadRuntime(folder: string, cacheDir?: string): Promise<Runtime> {
  const compression = keepCompressed(cacheDir);
  // Written by this repository's build of the runtime, together with its files.
  const manifest = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  ) as RuntimeManifest;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const address = `/_frontage/${path.slice(join(folder, '/').length).replaceAll('\\', '/')}`;
      return [address, await loadFile(path, manifest.files[address]?.type, compression)] as const;
    }),
  );
  await compression.prune();
  return { manifest, files: new Map(files) };
}

async function loadFile(
  path: string,
  known: string | undefined,
  compression: KeptCompression,
): Promise<RuntimeFile> {
  const bytes = await readFile(path);
  const type = known ?? types[extname(path)] ?? 'application/octet-stream';
  const compressed = /^text\/|json|javascript|svg/.test(type)
    ? await compression.compress(bytes)
    : undefined;
  return { type, etag: etag(bytes.toString('base64')), bytes, compressed };
}

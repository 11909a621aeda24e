import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Counts the bytes of a text as a server sends it, at the strongest compression.
 *
 * @param {string | Uint8Array} content
 * @param {'gzip' | 'brotli'} encoding
 * @returns {number}
 */
export function compressedBytes(content, encoding) {
  // zlib's own default for brotli is its strongest level, 11.
  return encoding === 'brotli'
    ? brotliCompressSync(content).length
    : gzipSync(content, { level: 9 }).length;
}

/**
 * Bundles the entry of a budget from the sources and weighs scripts and styles.
 *
 * @param {string} root the repository
 * @param {import('../size.table.mjs').Budget} budget
 * @returns {Promise<number>} compressed bytes
 */
export async function measureBundle(root, { package: name, entry, encoding, external = [] }) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: join(root, 'packages', name), loader: 'ts' },
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    conditions: ['@frontage/source'],
    external: ['react', 'react-dom', ...external],
    define: {
      'process.env.NODE_ENV': '"production"',
      // Blocks are weighed as served pages have them, engines as everybody has.
      ...(name === 'react-blocks' && { FRONTAGE_PAGE: 'true' }),
    },
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, file) => sum + compressedBytes(file.contents, encoding), 0);
}

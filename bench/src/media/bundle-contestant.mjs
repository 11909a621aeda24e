import { build } from 'esbuild';
import { join } from 'node:path';
import { compressedBytes } from '../../../scripts/size/measure-bundle.mjs';
import { root } from '../folders.mjs';

/** Where our own packages are found: in the one that uses all of them. */
const ours = join(root, 'packages/react-blocks/node_modules');

const options = {
  bundle: true,
  write: false,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  conditions: ['@frontage/source'],
  nodePaths: [ours],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/**
 * Bundles the code that runs in a page, minified as for production.
 *
 * @param {string} file an absolute path
 * @param {string} globalName the global with its exports in the page
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function bundleContestant(file, globalName = 'contestant') {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [file],
    outdir: 'out',
    format: 'iife',
    globalName,
  });
  const text = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

/**
 * Bundles the text of a module and weighs its scripts and its styles.
 *
 * @param {{ entry: string, external?: string[] }} what `external`: what is not counted
 * @returns {Promise<Record<'script' | 'style', { gzip: number, brotli: number }>>} bytes
 */
export async function weigh({ entry, external = [] }) {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'js' },
    outdir: 'out',
    format: 'esm',
    external,
  });
  const weightOf = (end) => {
    const files = outputFiles.filter(({ path }) => path.endsWith(end));
    const sum = (encoding) =>
      files.reduce((bytes, { contents }) => bytes + compressedBytes(contents, encoding), 0);
    return { gzip: sum('gzip'), brotli: sum('brotli') };
  };
  return { script: weightOf('.js'), style: weightOf('.css') };
}

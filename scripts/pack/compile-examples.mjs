import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../do/root.mjs';
import { writePageCode } from './write-page-code.mjs';
import { runQuietly } from './run-quietly.mjs';

const OPTIONS = {
  target: 'es2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  // The strictest settings in users' projects.
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // Each block of code is a separate module.
  moduleDetection: 'force',
  checkJs: true,
  allowJs: true,
  jsx: 'react-jsx',
  types: ['react', 'react-dom'],
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
};

// The two ways in which users' projects resolve types.
const WAYS = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node16: { module: 'node16', moduleResolution: 'node16' },
};

/**
 * Writes the examples next to the installed packages, the first code of each README as
 * `src/<package>.ts` and all other code of its pages beside it, and compiles them against the types
 * in the tarballs.
 *
 * @param {import('./pack-package.mjs').Packed[]} packed
 * @param {string} folder
 * @returns {Promise<string[]>} the compiler's errors
 */
export async function compileExamples(packed, folder) {
  const site = join(folder, 'site');
  const source = join(site, 'src');
  mkdirSync(source, { recursive: true });
  cpSync(join(import.meta.dirname, 'examples'), source, { recursive: true });
  const written = await Promise.all(packed.map((tarball) => writePageCode(tarball, source)));
  const compiled = await Promise.all(Object.entries(WAYS).map((way) => compile(way, site)));
  return [...written, ...compiled].flat();
}

async function compile([way, options], site) {
  const config = `tsconfig.${way}.json`;
  writeFileSync(
    join(site, config),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, include: ['src'] }),
  );
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const { code, output } = await runQuietly(process.execPath, [compiler, '-p', config], {
    cwd: site,
  });
  return code === 0 ? [] : [`types, module resolution ${way}:\n${output}`];
}

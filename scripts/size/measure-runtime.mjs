import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readImports } from '../read-imports.mjs';
import { compressedBytes } from './measure-bundle.mjs';

/**
 * Builds the runtime of published pages like the server and weighs its parts.
 *
 * @param {string} root the repository
 * @param {import('./built.table.mjs').BuiltBudget[]} budgets
 * @returns {Promise<number[]>} compressed bytes, one per budget; empty when there is no runtime
 *   to build
 */
export async function measureRuntime(root, budgets) {
  const appdir = join(root, 'apps', 'site-runtime');
  if (!existsSync(join(appdir, 'src', 'build', 'build-runtime.ts'))) return [];
  const outdir = mkdtempSync(join(tmpdir(), 'frontage-runtime-'));
  try {
    const buildRuntime = await loadBuild(appdir);
    const { boot, still, entry, editor, look, outline } = await buildRuntime({ outdir, appdir });
    const names = readdirSync(outdir);
    const filesOf = (address) =>
      [...loadedWith(outdir, basename(address))].map((name) =>
        readFileSync(join(outdir, name), 'utf8'),
      );
    return budgets.map(({ part, encoding }) => {
      const parts = {
        boot: [boot.code],
        still: [still.code],
        entry: [boot.code, ...filesOf(entry)],
        editor: filesOf(editor),
        look: filesOf(look),
        outline: filesOf(outline),
      };
      return parts[part]
        .map((content) => compressedBytes(withSteadyNames(content, names), encoding))
        .reduce((sum, bytes) => sum + bytes, 0);
    });
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/**
 * Replaces the part of each file's name that is made of its content by one that is made of the rest
 * of its name. It packs as badly, but a change of a word elsewhere does not change the weight.
 *
 * @param {string} content
 * @param {string[]} names of files, such as `entry-dTOZ-i.js`
 * @returns {string}
 */
export function withSteadyNames(content, names) {
  return names.reduce((text, name) => {
    const [, stem, hash] = /^(.+?)-([\w-]{6,7})\.js$/.exec(name) ?? [];
    if (stem === undefined) return text;
    const steady = createHash('sha256').update(stem).digest('base64url').slice(0, hash.length);
    return text.replaceAll(name, `${stem}-${steady}.js`);
  }, content);
}

// The build is TypeScript, which the oldest supported Node cannot run: it is bundled first, into a
// folder from which its own dependencies are found.
async function loadBuild(appdir) {
  const folder = join(appdir, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'size-build.mjs');
  await build({
    entryPoints: [join(appdir, 'src', 'build', 'build-runtime.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@frontage/source'],
    external: ['esbuild', 'rolldown', 'terser', 'react', 'react-dom', 'zod'],
    logLevel: 'error',
  });
  const { buildRuntime } = await import(pathToFileURL(outfile).href);
  return buildRuntime;
}

// Lists a file with everything it imports directly, without lazy imports.
function loadedWith(outdir, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { from, isLazy } of readImports(name, readFileSync(join(outdir, name), 'utf8'))) {
    if (!isLazy) loadedWith(outdir, basename(from), seen);
  }
  return seen;
}

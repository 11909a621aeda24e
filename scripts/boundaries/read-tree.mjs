import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { listFiles } from '../list-files.mjs';
import { readImports } from '../read-imports.mjs';

const CODE = /\.(ts|tsx|mts|mjs|js)$/;

/**
 * @typedef {'test' | 'schema' | 'dom' | 'pure' | 'tool'} Area
 * what a file is for: `tool` is anything outside `src` (scripts, configuration)
 *
 * @typedef {{
 *   file: string,
 *   package: string,
 *   packageFolder: string,
 *   area: Area,
 *   imports: (import('../read-imports.mjs').Import & { target?: string })[],
 * }} SourceFile `file` is relative to the root with `/`; `target` is the file that
 * a relative import means, as far as it is there
 */

/**
 * Reads every source file of the packages and apps with its imports.
 *
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function readTree(root) {
  return listFiles(root, ['packages', 'apps'])
    .filter((path) => CODE.test(path))
    .map((path) => {
      const file = relative(root, path).split(sep).join('/');
      const [folder = '', name = '', ...inside] = file.split('/');
      const imports = readImports(file, readFileSync(path, 'utf8')).map((entry) => ({
        ...entry,
        target: entry.from.startsWith('.') ? resolveRelative(root, path, entry.from) : undefined,
      }));
      return {
        file,
        package: name,
        packageFolder: `${folder}/${name}`,
        area: readArea(inside.join('/')),
        imports,
      };
    });
}

/**
 * @param {string} inside path within the package
 * @returns {Area}
 */
export function readArea(inside) {
  if (/\.(test|type-test|e2e)\.\w+$/.test(inside) || /(^|\/)(testing|e2e)\//.test(inside))
    return 'test';
  // A contract suite is a test that several stores run.
  if (/[.-]contract\.ts$/.test(inside)) return 'test';
  if (!inside.startsWith('src/')) return 'tool';
  if (/^src\/schema[./-]/.test(inside) || /\.schema\.ts$/.test(inside)) return 'schema';
  if (/^src\/(dom|boot)\//.test(inside)) return 'dom';
  return 'pure';
}

function resolveRelative(root, path, from) {
  const base = join(dirname(path), from);
  const candidates = [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    `${base}.mjs`,
    join(base, 'index.ts'),
    join(base, 'index.tsx'),
  ];
  const found = candidates.find(
    (candidate) => existsSync(candidate) && basename(candidate).includes('.'),
  );
  return relative(root, found ?? base)
    .split(sep)
    .join('/');
}

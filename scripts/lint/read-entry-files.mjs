import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { listFiles } from '../list-files.mjs';

const SOURCE = /[\w./-]+\.(?:ts|tsx|mjs)\b/g;

/**
 * Lists the source files that the manifests of a tree name: entries of packages, and the files of
 * scripts.
 *
 * @param {string} root
 * @returns {string[]} relative to the root, with `/`
 */
export function readEntryFiles(root) {
  return listFiles(root, ['.'])
    .filter((path) => path.endsWith(`${sep}package.json`))
    .flatMap((path) => {
      const folder = relative(root, dirname(path)).split(sep).join('/');
      const named = readFileSync(path, 'utf8').match(SOURCE) ?? [];
      return named.map((file) => [folder, file.replace(/^\.\//, '')].filter(Boolean).join('/'));
    });
}

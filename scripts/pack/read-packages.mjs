import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../do/root.mjs';

/**
 * Reads which packages are published.
 *
 * @param {string} [folder] of the packages
 * @returns {{ ready: string[], empty: string[] }} folder names; `empty` are those whose main
 *   entry exports nothing
 */
export function readPackages(folder = join(root, 'packages')) {
  const names = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, 'package.json')),
  );
  const isReady = (name) => {
    const entry = join(folder, name, 'src', 'index.ts');
    return existsSync(entry) && /^export (?!\{\s*\})/m.test(readFileSync(entry, 'utf8'));
  };
  return { ready: names.filter(isReady), empty: names.filter((name) => !isReady(name)) };
}

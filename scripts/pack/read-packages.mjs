import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../do/root.mjs';

/**
 * Reads which packages are published.
 *
 * @param {string} [folder] of the packages
 * @returns {{ ready: string[], empty: string[], programs: string[] }} folder names; `empty` are
 *   those whose main entry exports nothing, `programs` those that are run, not imported
 */
export function readPackages(folder = join(root, 'packages')) {
  const names = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, 'package.json')),
  );
  const isReady = (name) => {
    const entry = join(folder, name, 'src', 'index.ts');
    return existsSync(entry) && /^export (?!\{\s*\})/m.test(readFileSync(entry, 'utf8'));
  };
  const isProgram = (name) =>
    JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).bin !== undefined;
  const imported = names.filter((name) => !isProgram(name));
  return {
    ready: imported.filter(isReady),
    empty: imported.filter((name) => !isReady(name)),
    programs: names.filter(isProgram),
  };
}

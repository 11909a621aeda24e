import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  '.frontage',
  'test-results',
  'playwright-report',
]);

/**
 * Lists every source file below some folders of a tree, absolute, in a stable order; leaves out
 * what tools install or generate.
 *
 * @param {string} root
 * @param {string[]} folders relative to the root; missing ones are ignored
 * @returns {string[]}
 */
export function listFiles(root, folders) {
  return folders.flatMap((folder) => walk(join(root, folder))).sort();
}

function walk(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return entry.isFile() ? [path] : [];
  });
}

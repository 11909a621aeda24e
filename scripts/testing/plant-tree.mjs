import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes files into a new temporary folder, which is deleted after the test.
 *
 * @param {Record<string, string>} files path → text
 * @returns {string} the folder
 */
export function plantTree(files) {
  const root = mkdtempSync(join(tmpdir(), 'frontage-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

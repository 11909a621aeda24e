// Writes the lists of blocks from the folders of blocks, which are the only list, the entries of
// single components from `react.ts`, the page of the docs that describes what blocks store, and the
// list of the steps of the server's schema from theirs:
//   pnpm blocks   after a block, one of its fields or a step has been added, renamed or removed
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockLists } from './blocks/block-lists.mjs';
import { writeComponentEntries } from './blocks/component-entries.mjs';
import { readBlockFolders } from './blocks/read-block-folders.mjs';
import { writeFieldsPage } from './blocks/write-fields-page.mjs';
import { root as repository } from './do/root.mjs';
import { formatText } from './new/format-files.mjs';
import { listSteps } from './new/list-steps.mjs';

export const BLOCKS = 'packages/react-blocks/src/blocks';

/**
 * Gives the lists as they should be.
 *
 * @param {string} root the repository
 * @returns {Promise<Record<string, string>>} file in the repository → text
 */
export async function listBlocks(root) {
  const lists = Object.entries(blockLists(readBlockFolders(join(root, BLOCKS))));
  const entries = lists.map(async ([file, text]) => {
    const path = `${BLOCKS}/${file}`;
    return [path, await formatText(path, text)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Writes the lists.
 *
 * @param {string} root the repository
 * @returns {Promise<string[]>} the changed files
 */
export async function writeBlockLists(root) {
  const stale = await findStaleLists(root);
  for (const [path, text] of Object.entries(stale)) writeFileSync(join(root, path), text);
  return Object.keys(stale);
}

/**
 * Finds the lists that do not match the folders.
 *
 * @param {string} root the repository
 * @returns {Promise<Record<string, string>>} file → the text it should have
 */
export async function findStaleLists(root) {
  const lists = Object.entries(await listBlocks(root));
  return Object.fromEntries(lists.filter(([path, text]) => readText(join(root, path)) !== text));
}

/**
 * Writes the list of the steps of the server's schema.
 *
 * @param {string} root the repository
 * @returns {Promise<string[]>} the changed files
 */
export async function writeStepList(root) {
  const { path, text, isStale } = await listSteps(root);
  if (isStale) writeFileSync(join(root, path), text);
  return isStale ? [path] : [];
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  const changed = [
    ...(await writeBlockLists(repository)),
    ...(await writeComponentEntries(repository)),
    ...(await writeFieldsPage(repository)),
    ...(await writeStepList(repository)),
  ];
  console.log(
    changed.length > 0
      ? changed.join('\n')
      : 'The lists of blocks and steps, their entries and the page of their fields are up to date.',
  );
}

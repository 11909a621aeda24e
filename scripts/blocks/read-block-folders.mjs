import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockNames } from '../new/block-names.mjs';

/**
 * The contents of a block's folder.
 *
 * @typedef {{
 *   name: string,
 *   fields: string[],
 *   server: string[],
 *   block: { file: string, names: string[] }[],
 *   texts: { file: string, names: string[] }[],
 *   import: { file: string, names: string[] }[],
 *   hasStyles: boolean,
 *   hasPublishedStyles: boolean,
 *   waitsForShop: boolean,
 * }} BlockFolder the lists name what the file of that role exports for everybody; what has
 *   behaviour and no definition of its own (`<name>.block.ts`) is started by the shop's
 */

/**
 * Reads the folders of all blocks.
 *
 * @param {string} folder the folder of all blocks
 * @returns {BlockFolder[]} by name
 */
export function readBlockFolders(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((name) => readBlockFolder(join(folder, name), name));
}

function readBlockFolder(folder, name) {
  const { camel } = blockNames(name);
  const hasFile = (role) => existsSync(join(folder, `${name}.${role}`));
  return {
    name,
    fields: exportsOf(
      join(folder, `${name}.fields.ts`),
      (exported) => exported === `${camel}Fields`,
    ),
    server: exportsOf(
      join(folder, `${name}.server.tsx`),
      (exported) => exported === `${camel}Server`,
    ),
    block: filesOf(folder, 'block', () => true),
    texts: filesOf(folder, 'texts', (exported) => exported.endsWith('Texts')),
    import: filesOf(folder, 'import', (exported) => exported.endsWith('Import')),
    hasStyles: hasFile('css'),
    hasPublishedStyles: existsSync(join(folder, `${name}-published.css`)),
    waitsForShop: ['ts', 'tsx'].some((end) => hasFile(`mount.${end}`)) && !hasFile('block.ts'),
  };
}

/**
 * Lists the exports of a role's files, in a folder and below it; those of the folder itself come
 * first.
 */
function filesOf(folder, role, wanted) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(`.${role}.ts`))
    .map((file) => file.replaceAll('\\', '/'));
  const depth = (file) => file.split('/').length;
  return files
    .sort((first, second) => depth(first) - depth(second) || (first < second ? -1 : 1))
    .map((file) => ({
      file: file.replace(/\.ts$/, ''),
      names: exportsOf(join(folder, file), wanted),
    }));
}

/** Lists the constants that a file exports, in their order. */
function exportsOf(file, wanted) {
  if (!existsSync(file)) return [];
  const found = readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm);
  return [...found].map(([, constant]) => constant).filter(wanted);
}

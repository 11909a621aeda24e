// Creates a new package or block in the shape of the existing ones:
//   pnpm new package <name>   one of the packages of boundaries.table.mjs
//   pnpm new block <name>     a block of react-blocks: its folder, and the lists of blocks
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BLOCKS, writeBlockLists } from './blocks.mjs';
import { writeFieldsPage } from './blocks/write-fields-page.mjs';
import { root as repository } from './do/root.mjs';
import { blockFiles } from './new/block-files.mjs';
import { findNameClash } from './new/find-name-clash.mjs';
import { formatFiles } from './new/format-files.mjs';
import { listPackage } from './new/list-package.mjs';
import { packageFiles } from './new/package-files.mjs';

/**
 * Writes a new package, and its line in the README.
 *
 * @param {string} root the repository
 * @param {string} name
 * @returns {string[]} the files written or changed
 * @throws if the table has no such package, or it exists
 */
export function newPackage(root, name) {
  const files = packageFiles(name);
  if (existsSync(join(root, 'packages', name, 'package.json')))
    throw new Error(`packages/${name} exists already.`);
  const readme = join(root, 'README.md');
  if (existsSync(readme)) files['README.md'] = listPackage(readFileSync(readme, 'utf8'), name);
  return write(root, files);
}

/**
 * Writes the folder of a new block, and updates the lists of blocks.
 *
 * @param {string} root the repository
 * @param {string} name
 * @returns {Promise<string[]>} the files written or changed
 * @throws if the name is not valid, or taken
 */
export async function newBlock(root, name) {
  const folder = `${BLOCKS}/${name}`;
  const files = Object.entries(blockFiles(name)).map(([file, text]) => [`${folder}/${file}`, text]);
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  const clash = findNameClash(name, join(root, dirname(BLOCKS)), LISTS);
  if (clash !== undefined)
    throw new Error(`"${name}" is taken by ${clash}. Add a word, such as ${name}-card.`);
  const written = write(root, Object.fromEntries(files));
  await formatFiles(root, written);
  return [...written, ...(await writeBlockLists(root))];
}

/** The lists in which the constants of all blocks stand, beside each other. */
const LISTS = [
  'block-definitions',
  'published-definitions',
  'block-fields',
  'server-blocks',
  'all-texts',
].map((list) => `${basename(BLOCKS)}/${list}.ts`);

function write(root, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

const NEXT = {
  package: 'Next: npx pnpm install, then export something: its test is red until every entry does.',
  block:
    'Next: say what it stores in the fields and what it does in the mount; then pnpm size --write.',
};

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: repository } },
  });
  const [kind, ...words] = positionals;
  const name = words.join('-');
  const make = { package: newPackage, block: newBlock }[kind];
  if (make === undefined || name === '') {
    console.error('Usage: pnpm new package <name> · pnpm new block <name>');
    process.exitCode = 1;
  } else {
    try {
      const root = resolve(values.root);
      const files = await make(root, name);
      await formatFiles(root, files);
      if (kind === 'block') files.push(...(await writeFieldsPage(root)));
      console.log(files.join('\n'));
      console.log(NEXT[kind]);
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}

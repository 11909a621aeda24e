// Creates a new package, block or room of the server in the shape of the existing ones:
//   pnpm new package <name>   one of the packages of boundaries.table.mjs
//   pnpm new block <name>     a block of react-blocks: its folder, and the lists of blocks
//   pnpm new room <path>      a room of the server with a table, entered in its lists
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BLOCKS, writeBlockLists, writeStepList } from './blocks.mjs';
import { writeFieldsPage } from './blocks/write-fields-page.mjs';
import { root as repository } from './do/root.mjs';
import { blockFiles } from './new/block-files.mjs';
import { enterRoom } from './new/enter-room.mjs';
import { findNameClash } from './new/find-name-clash.mjs';
import { formatFiles } from './new/format-files.mjs';
import { listPackage } from './new/list-package.mjs';
import { readSteps } from './new/list-steps.mjs';
import { packageFiles } from './new/package-files.mjs';
import { roomFiles } from './new/room-files.mjs';
import { roomNames } from './new/room-names.mjs';

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

const SERVER = 'apps/site-server/src';

/**
 * Writes a new room of the server, with a table and the step of the schema that makes it, and
 * enters it wherever rooms are entered.
 *
 * @param {string} root the repository
 * @param {string} path below the sources of the server, such as `shop/waiting`
 * @returns {Promise<string[]>} the files written or changed
 * @throws if it is no path of a room, or one of its files exists
 */
export async function newRoom(root, path) {
  const room = roomNames(path);
  const last = readSteps(root).at(-1)?.number ?? 0;
  const files = Object.fromEntries(
    Object.entries(roomFiles(room, last + 1)).map(([file, text]) => [`${SERVER}/${file}`, text]),
  );
  const taken = [`${SERVER}/${path}`, ...Object.keys(files)].find((file) =>
    existsSync(join(root, file)),
  );
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  const entered = enterRoom(room, (file) => readFileSync(join(root, file), 'utf8'));
  const written = write(root, { ...files, ...entered });
  await formatFiles(root, written);
  return [...written, ...(await writeStepList(root))];
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
  room: 'Next: give its table its columns, there and in the step, and write a call (CONTRIBUTING.md); say what the room is about and what it may import in its row of scripts/boundaries/rooms.',
};

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: repository } },
  });
  const [kind, ...words] = positionals;
  const name = words.join('-');
  const make = { package: newPackage, block: newBlock, room: newRoom }[kind];
  if (make === undefined || name === '') {
    console.error('Usage: pnpm new package <name> · pnpm new block <name> · pnpm new room <path>');
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

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { blockFiles } from './block-files.mjs';
import { blockNames } from './block-names.mjs';

/** Any block's name whose words occur nowhere: what else is in its files is used by every block. */
const ANY = 'qqq';

/**
 * Finds out why a new block cannot have a name: another file, class or constant has it.
 *
 * @param {string} name of the block
 * @param {string} source the folder with the source of all blocks, and of what they share
 * @param {string[]} lists the files there that list the blocks
 * @returns {string | undefined} what has the name
 */
export function findNameClash(name, source, lists) {
  const { camel, pascal } = blockNames(name);
  if (isReserved(camel)) return 'the language';
  const files = readdirSync(source, { recursive: true }).filter((file) => !file.includes('.test.'));
  const role = files.find((file) => basename(file).startsWith(`${name}.`));
  if (role !== undefined) return role;
  const css = new RegExp(`\\.fr-${name}(?![a-z0-9-])`);
  const read = (file) => readFileSync(join(source, file), 'utf8');
  const styles = files.find((file) => file.endsWith('.css') && css.test(read(file)));
  if (styles !== undefined) return `the class fr-${name} of ${styles}`;
  const own = [camel, pascal, `read${pascal}`].concat(
    ['Parts', 'Fields', 'Server'].map((role) => `${camel}${role}`),
    ['Props', 'Data'].map((role) => `${pascal}${role}`),
  );
  const clashIn = (text) => own.find((one) => identifiers(text).has(one));
  const list = lists.find((file) => clashIn(read(file)) !== undefined);
  if (list !== undefined) return `${clashIn(read(list))} of ${list}`;
  const shared = clashIn(Object.values(blockFiles(ANY)).join('\n'));
  return shared && `${shared} of the files that every block has`;
}

function isReserved(word) {
  try {
    new Function(`'use strict'; let ${word};`);
    return word === 'await';
  } catch {
    return true;
  }
}

/** The words of code, without those of its comments and texts. */
function identifiers(text) {
  const code = text.replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"|>[^<>{}=;]+</g, ' ');
  return new Set(code.match(/[\w$]+/g));
}

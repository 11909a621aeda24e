import { blockNames } from './block-names.mjs';

/**
 * Spells the name of a room in every style.
 *
 * @param {string} path below the sources of the server, such as `shop/waiting`
 * @returns {{
 *   path: string,
 *   name: string,
 *   camel: string,
 *   pascal: string,
 *   words: string,
 *   table: string,
 *   up: string,
 * }} `table`: in the database; `up`: from the room to the sources
 * @throws if it is none
 */
export function roomNames(path) {
  const folders = path.split('/');
  const names = folders.map((folder) => blockNames(folder, 'room'));
  const last = names[names.length - 1];
  return {
    ...last,
    path,
    table: last.name.replaceAll('-', '_'),
    up: folders.map(() => '..').join('/'),
  };
}

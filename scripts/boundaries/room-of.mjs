/**
 * Gives the room of a file: the deepest one that contains it.
 *
 * @param {import('./rooms.table.mjs').RoomTable} table
 * @param {string} packageFolder such as `apps/site-server`
 * @param {string} file relative to the repository
 * @returns {string | undefined} undefined if it is outside `src`, or in no room
 */
export function roomOf({ rooms }, packageFolder, file) {
  const source = `${packageFolder}/src/`;
  if (!file.startsWith(source)) return undefined;
  const folders = file.slice(source.length).split('/').slice(0, -1);
  if (folders.length === 0) return Object.hasOwn(rooms, '.') ? '.' : undefined;
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const room = folders.slice(0, depth).join('/');
    if (Object.hasOwn(rooms, room)) return room;
  }
  return undefined;
}

/**
 * @typedef {import('./read-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./rooms.table.mjs').RoomTable} RoomTable
 */

/**
 * Expands `folder/*` into a room for each folder directly below that has no line of its own, and
 * `*`, among the imports of a room, into every room before it.
 *
 * @param {RoomTable} table
 * @param {readonly SourceFile[]} files of the package
 * @returns {RoomTable} their rooms are `isUnnamed`
 */
export function expandRooms(table, files) {
  const expand = (room) => (room.endsWith('/*') ? unnamedFolders(table, files, room) : [room]);
  const order = Object.keys(table.rooms);
  const rooms = Object.entries(table.rooms).flatMap(([name, { subject, imports }]) => {
    const importsAll = imports.includes('*');
    const below = importsAll ? order.slice(0, order.indexOf(name)) : imports;
    return expand(name).map((room) => [
      room,
      { subject, imports: below.flatMap(expand), importsAll, isUnnamed: room !== name },
    ]);
  });
  return { ...table, rooms: Object.fromEntries(rooms) };
}

function unnamedFolders({ rooms }, files, pattern) {
  const above = pattern.slice(0, -1);
  const folders = files.flatMap(({ file, packageFolder }) => {
    const inside = file.slice(`${packageFolder}/src/`.length);
    if (!inside.startsWith(above)) return [];
    const [folder, ...rest] = inside.slice(above.length).split('/');
    return rest.length > 0 ? [above + folder] : [];
  });
  return [...new Set(folders)].filter((folder) => !Object.hasOwn(rooms, folder));
}

import { expandRooms } from './expand-rooms.mjs';
import { MOST_FILES_WITHOUT_ROOMS } from './rooms.table.mjs';
import { roomOf } from './room-of.mjs';

/**
 * @typedef {import('./read-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./rooms.table.mjs').RoomTable} RoomTable
 */

/**
 * Checks the rooms inside packages: which imports which, for values, types and lazy chunks alike;
 * that every file is in a room, that every room is above those it imports, and that every allowed
 * import between named rooms is used.
 *
 * @param {readonly SourceFile[]} tree
 * @param {Record<string, RoomTable>} tables by package
 * @returns {string[]} one line per violation
 */
export function checkRooms(tree, tables) {
  const sources = tree.filter(({ area }) => area !== 'test' && area !== 'tool');
  const names = [...new Set(sources.map((file) => file.package))];
  return names.flatMap((name) => {
    const files = sources.filter((file) => file.package === name);
    const table = tables[name];
    if (table !== undefined) return checkPackage(name, files, expandRooms(table, files));
    return files.length > MOST_FILES_WITHOUT_ROOMS
      ? [`${name} has ${files.length} source files and no rooms: give it a table of rooms`]
      : [];
  });
}

function checkPackage(name, files, table) {
  const taken = new Set();
  const violations = files.flatMap((file) => checkFile(name, file, table, taken));
  return [...violations, ...checkTable(name, table, taken)];
}

function checkFile(name, { file, packageFolder, imports }, table, taken) {
  const room = roomOf(table, packageFolder, file);
  if (room === undefined)
    return [
      `${file}: stands in no room; give its folder a row in scripts/boundaries/rooms/${name}.table.mjs`,
    ];
  return imports.flatMap(({ target, from, line }) => {
    const other = target && roomOf(table, packageFolder, target);
    if (other === undefined || other === room) return [];
    taken.add(arrow(room, other));
    return table.rooms[room].imports.includes(other)
      ? []
      : [`${file}:${line} imports "${from}": the room ${room} may not import ${other}`];
  });
}

function checkTable(name, { rooms }, taken) {
  const order = Object.keys(rooms);
  return order.flatMap((room, floor) =>
    rooms[room].imports.flatMap((other) => {
      const targetIndex = order.indexOf(other);
      if (targetIndex < 0) return [`rooms of ${name}: ${room} imports ${other}, which is no room`];
      if (targetIndex >= floor)
        return [`rooms of ${name}: ${room} imports ${other}, which stands above it`];
      const isFree = rooms[room].importsAll || rooms[room].isUnnamed || rooms[other].isUnnamed;
      return isFree || taken.has(arrow(room, other))
        ? []
        : [`rooms of ${name}: ${room} imports nothing of ${other}; take the arrow out`];
    }),
  );
}

function arrow(from, to) {
  return `${from} → ${to}`;
}

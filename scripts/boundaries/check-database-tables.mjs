import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandRooms } from './expand-rooms.mjs';
import { readDatabaseUse } from './read-database-use.mjs';
import { roomOf } from './room-of.mjs';

/**
 * Checks that only the room that declares a database table writes it, and that only this room and
 * the rooms that may import it read it.
 *
 * @param {string} root
 * @param {readonly import('./read-tree.mjs').SourceFile[]} tree
 * @param {Record<string, import('./rooms.table.mjs').RoomTable>} tables
 * @returns {string[]} one line per violation
 */
export function checkDatabaseTables(root, tree, tables) {
  return Object.entries(tables).flatMap(([name, table]) =>
    table.databaseTables === undefined ? [] : checkPackage(root, tree, { name, table }),
  );
}

function checkPackage(root, tree, { name, table: written }) {
  const { declaredIn, migrations } = written.databaseTables;
  const sources = tree.filter(
    (file) => file.package === name && file.area !== 'test' && file.area !== 'tool',
  );
  const table = expandRooms(written, sources);
  const files = sources
    .map((file) => ({ ...file, room: roomOf(table, file.packageFolder, file.file) ?? '' }))
    .filter(({ room }) => room !== migrations)
    .map(({ file, room }) => ({
      file,
      room,
      ...readDatabaseUse(file, readFileSync(join(root, file), 'utf8'), declaredIn),
    }));
  const owners = new Map(
    files.flatMap(({ room, declared }) => declared.map((table) => [table, room])),
  );
  return files.flatMap(({ file, room, uses }) =>
    uses.flatMap((use) => {
      const complaint = judge(use, { room, owners, table });
      return complaint === undefined ? [] : [`${file}:${use.line} ${complaint}`];
    }),
  );
}

function judge({ table: used, isWrite }, { room, owners, table }) {
  if (used === undefined)
    return 'writes to a table that is not named by a text: name it, so that it is seen';
  const owner = owners.get(used);
  if (owner === undefined) return `uses ${used}, which no room declares`;
  // A file of no room is told of by the check of rooms.
  if (owner === room || room === '') return undefined;
  if (isWrite)
    return `writes to ${used}: only ${owner} does, which declares it; call a function of it`;
  return table.rooms[room]?.imports.includes(owner)
    ? undefined
    : `reads ${used} of the room ${owner}, which ${room} may not import`;
}

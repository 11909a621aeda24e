import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomOf } from './room-of.mjs';
import { readDatabaseUse } from './read-database-use.mjs';

/**
 * Checks that each table of a database has one writer: the room that declares it.
 *
 * @param {string} root
 * @param {readonly import('./read-tree.mjs').SourceFile[]} tree
 * @param {Record<string, import('./rooms.table.mjs').RoomTable>} tables
 * @returns {string[]} one line per violation
 */
export function checkTableWriters(root, tree, tables) {
  return Object.entries(tables).flatMap(([name, table]) => {
    if (table.databaseTables === undefined) return [];
    const { declaredIn, migrations } = table.databaseTables;
    const uses = tree
      .filter((file) => file.package === name && file.area !== 'test' && file.area !== 'tool')
      .map((file) => ({ ...file, room: roomOf(table, file.packageFolder, file.file) ?? '' }))
      .filter(({ room }) => room !== migrations && !room.startsWith(`${migrations}/`))
      .map(({ file, room }) => ({
        file,
        room,
        ...readDatabaseUse(file, readFileSync(join(root, file), 'utf8'), declaredIn),
      }));
    const owners = new Map(
      uses.flatMap(({ room, declared }) => declared.map((one) => [one, room])),
    );
    return uses.flatMap((use) => use.writes.flatMap((write) => judge(use, write, owners)));
  });
}

function judge({ file, room }, { table, line }, owners) {
  const place = `${file}:${line}`;
  if (table === undefined)
    return [`${place} writes to a table that is not named by a text: name it, so that it is seen`];
  const owner = owners.get(table);
  if (owner === undefined) return [`${place} writes to ${table}, which no room declares`];
  return owner === room
    ? []
    : [`${place} writes to ${table}: only ${owner} does, which declares it; call a function of it`];
}

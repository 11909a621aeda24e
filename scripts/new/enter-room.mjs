/** Where rooms are entered by their name, below the server's sources or the repository. */
export const ROOM_LISTS = {
  rooms: 'apps/site-server/src/app/rooms.ts',
  boundaries: 'scripts/boundaries/rooms/site-server.table.mjs',
  areaBoundaries: 'scripts/boundaries/rooms/area.table.mjs',
};

/**
 * Enters a room in the lists that have an order which no folder tells.
 *
 * @param {ReturnType<typeof import('./room-names.mjs').roomNames>} room
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} file → its new text
 * @throws if a list does not look as it did
 */
export function enterRoom(room, read) {
  const { path, name, camel, words } = room;
  const row = `'${path}': room('${words}', 'store'),`;
  const enter = (file, ...entries) => ({
    [file]: entries.reduce((text, [before, line]) => insert(file, text, before, line), read(file)),
  });
  return {
    ...enter(
      ROOM_LISTS.rooms,
      ['import { generalTexts }', `import { ${camel}Room } from '../${path}/${name}-room';`],
      ['  { actions: healthActions },', `  ${camel}Room,`],
    ),
    ...(path.startsWith('area/')
      ? enter(ROOM_LISTS.areaBoundaries, [/^\};$/m, `  ${row}`])
      : enter(ROOM_LISTS.boundaries, ['    ...AREA_ROOMS,', `    ${row}`])),
  };
}

function insert(file, text, before, line) {
  const at = text.search(
    typeof before === 'string' ? new RegExp(`^${escape(before)}`, 'm') : before,
  );
  if (at < 0) throw new Error(`${file} has no line "${before}" any more: enter the room by hand.`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

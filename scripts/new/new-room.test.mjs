import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { checkBoundaries } from '../boundaries.mjs';
import { root as repository } from '../do/root.mjs';
import { newRoom } from '../new.mjs';
import { plantTree } from '../testing/plant-tree.mjs';
import { ROOM_LISTS } from './enter-room.mjs';
import { formatText } from './format-files.mjs';
import { listSteps, readSteps, STEPS } from './list-steps.mjs';

/** A copy of the sources of the server, and of the rules of rooms. */
function copyServer() {
  const root = mkdtempSync(join(tmpdir(), 'frontage-room-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['apps/site-server/src', 'scripts/boundaries'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  return root;
}

const read = (root, file) => readFileSync(join(root, file), 'utf8');

it('the list of the steps of the schema is as their folders want it', async () => {
  expect((await listSteps(repository)).isStale).toBe(false);
});

it('new rooms have tables of their own, are entered in every list, and keep the boundaries', async () => {
  const root = copyServer();
  const last = readSteps(root).at(-1)?.number ?? 0;
  const rooms = [
    ['shop/waiting', 'waiting'],
    ['area/old-letters', 'oldLetters'],
    ['guest-lists', 'guestLists'],
  ];
  const written = [];
  for (const [path] of rooms) written.push(...(await newRoom(root, path)));
  for (const file of written)
    expect(await formatText(file, read(root, file))).toBe(read(root, file));

  const steps = read(root, `${STEPS}/migrations.ts`);
  for (const [index, [path, camel]] of rooms.entries()) {
    const name = path.split('/').at(-1);
    expect(read(root, ROOM_LISTS.rooms)).toContain(
      `import { ${camel}Room } from '../${path}/${name}-room';\n`,
    );
    expect(read(root, ROOM_LISTS.rooms)).toContain(`\n  ${camel}Room,\n`);
    expect(written).toContain(`apps/site-server/src/${path}/testing/${name}-samples.ts`);
    const step = `${String(last + 1 + index).padStart(4, '0')}-${name}`;
    expect(steps).toContain(`\n  { name: '${step}', up: ${camel} },\n`);
  }
  const { ROOM_TABLES: tables } = await import(
    pathToFileURL(join(root, 'scripts/boundaries/rooms.table.mjs')).href
  );
  expect(checkBoundaries(root, { tables }).violations).toEqual([]);
});

it('a room that is there, or whose path is none, is refused, and nothing is written', async () => {
  const room = 'apps/site-server/src/shop/restock/restock-room.ts';
  const root = plantTree({ [`${STEPS}/0001-baseline/baseline.ts`]: '', [room]: '' });
  const before = readdirSync(root, { recursive: true });
  await expect(newRoom(root, 'shop/restock')).rejects.toThrow(/exists already/);
  await expect(newRoom(root, 'shop/Waiting')).rejects.toThrow(/for a room.* such as waiting\.$/);
  await expect(newRoom(root, '../waiting')).rejects.toThrow(/no name for a room/);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepKeys } from './keep-keys';

let parent: string;
let dataDir: string;
let keysDir: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'frontage-keys-'));
  dataDir = join(parent, 'data');
  keysDir = `${dataDir}-keys`;
});
afterEach(() => rm(parent, { recursive: true }));

it('a key is made once, by many at once, and readable by its owner alone', async () => {
  const rings = await Promise.all(Array.from({ length: 5 }, () => keepKeys({ dataDir })));
  const repeated = await keepKeys({ dataDir });
  expect(new Set([...rings, repeated].map(({ ids }) => ids.join())).size).toBe(1);
  expect(await readdir(keysDir)).toEqual(['keys.json']);
  if (process.platform === 'win32') return;
  const modes = [keysDir, join(keysDir, 'keys.json')].map(async (path) => (await stat(path)).mode);
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
});

it('a copy of the data folder holds no key, only what the key is called', async () => {
  const { ids } = await keepKeys({ dataDir });
  expect(await readdir(dataDir)).toEqual(['key-id']);
  expect(await readFile(join(dataDir, 'key-id'), 'utf8')).toBe(`${ids[0]}\n`);
  const file = await readFile(join(keysDir, 'keys.json'), 'utf8');
  expect(file).not.toContain(ids[0]);
});

it.each([['.'], ['keys'], ['a/b']])('keys never lie in the data folder: %s', async (inside) => {
  await expect(keepKeys({ dataDir, keysDir: join(dataDir, inside) })).rejects.toThrow(
    'Set KEYS_DIR to a folder outside of it.',
  );
});

it('data that was used with another key is not opened with a new one', async () => {
  await keepKeys({ dataDir });
  await rm(keysDir, { recursive: true });
  await expect(keepKeys({ dataDir })).rejects.toThrow(/Put that file back, or name its folder/);
  expect(await readdir(parent)).toEqual(['data']);
  await rm(join(dataDir, 'key-id'));
  expect((await keepKeys({ dataDir })).ids).toHaveLength(1);
});

it('a file that others could read is closed to them', async () => {
  if (process.platform === 'win32') return;
  await keepKeys({ dataDir });
  await chmod(join(keysDir, 'keys.json'), 0o644);
  await keepKeys({ dataDir });
  expect((await stat(join(keysDir, 'keys.json'))).mode & 0o777).toBe(0o600);
});

it.each([[''], ['{'], ['{"keys":[]}'], ['{"keys":[{"secret":"short","madeAt":1}]}']])(
  "a file without a whole key is refused, since signatures would be anybody's: %j",
  async (text) => {
    await keepKeys({ dataDir });
    await writeFile(join(keysDir, 'keys.json'), text);
    await expect(keepKeys({ dataDir })).rejects.toThrow('holds no whole key');
  },
);

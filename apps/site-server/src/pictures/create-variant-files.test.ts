import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileFolder } from '../files/create-file-folder';
import { createVariantFiles } from './create-variant-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

const name = (index: number) => `${index.toString(16).padStart(24, '0')}-100-2.avif`;
const kept = async () => (await readdir(folder)).sort();

it('keeps so many files; the one used longest ago goes first', async () => {
  const files = createVariantFiles(createFileFolder(folder), { files: 2, bytes: 1_000 });
  await files.set(name(1), Buffer.alloc(10));
  await files.set(name(2), Buffer.alloc(10));
  expect(await files.get(name(1))).toHaveLength(10);
  await files.set(name(3), Buffer.alloc(10));
  expect(await kept()).toEqual([name(1), name(3)]);
  expect(await files.get(name(2))).toBeUndefined();
});

it('keeps so many bytes; one that is larger than all is not kept at all', async () => {
  const files = createVariantFiles(createFileFolder(folder), { files: 100, bytes: 50 });
  for (let index = 0; index < 20; index += 1) await files.set(name(index), Buffer.alloc(20));
  await files.set(name(99), Buffer.alloc(51));
  expect(await kept()).toEqual([name(18), name(19)]);
  expect(await files.usage()).toEqual({ files: 2, bytes: 40 });
});

it('many at once stay within the limits', async () => {
  const files = createVariantFiles(createFileFolder(folder), { files: 5, bytes: 1_000 });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => files.set(name(index), Buffer.alloc(10))),
  );
  expect(await files.usage()).toEqual({ files: 5, bytes: 50 });
  expect(await kept()).toHaveLength(5);
});

it('a start finds what an earlier run kept, shrinks it to limits that are smaller now, and clears halves away', async () => {
  const half = `${'a'.repeat(24)}.part`;
  const young = `${'b'.repeat(24)}.part`;
  await createVariantFiles(createFileFolder(folder), { files: 9, bytes: 1_000 }).set(
    name(1),
    Buffer.alloc(10),
  );
  await writeFile(join(folder, name(2)), Buffer.alloc(10));
  await utimes(join(folder, name(1)), 1_000, 1_000);
  for (const other of [half, young, 'notes.txt']) await writeFile(join(folder, other), 'x');
  await utimes(join(folder, half), 1_000, 1_000);
  const files = createVariantFiles(createFileFolder(folder), { files: 2, bytes: 1_000 });
  expect(await files.usage()).toEqual({ files: 2, bytes: 20 });
  await files.set(name(3), Buffer.alloc(10));
  expect(await kept()).toEqual([name(2), name(3), young, 'notes.txt']);
});

it('a file that somebody deleted or cut short is made again', async () => {
  const files = createVariantFiles(createFileFolder(folder), { files: 9, bytes: 1_000 });
  await files.set(name(1), Buffer.alloc(10));
  await files.set(name(2), Buffer.alloc(10));
  await rm(join(folder, name(1)));
  await writeFile(join(folder, name(2)), '');
  expect([await files.get(name(1)), await files.get(name(2))]).toEqual([undefined, undefined]);
  expect(await files.usage()).toEqual({ files: 0, bytes: 0 });
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepCompressed } from './keep-compressed';

let folder: string;
const bytes = Buffer.from('export const one = 1;\n'.repeat(50));

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'frontage-compressed-')), 'compressed');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

it('a file that was compressed before is read, not compressed again', async () => {
  const first = await keepCompressed(folder).compress(bytes);
  expect([brotliDecompressSync(first.br), gunzipSync(first.gzip)]).toEqual([bytes, bytes]);
  const [br = ''] = (await readdir(folder)).filter((name) => name.endsWith('.br'));
  await writeFile(join(folder, br), 'kept');
  expect((await keepCompressed(folder).compress(bytes)).br.toString()).toBe('kept');
  // Another file has another name.
  const other = await keepCompressed(folder).compress(Buffer.from('other'));
  expect(brotliDecompressSync(other.br).toString()).toBe('other');
});

it('what nobody asks for any more is deleted; half of a file counts as none', async () => {
  const before = keepCompressed(folder);
  await before.compress(Buffer.from('an older build'));
  const kept = keepCompressed(folder);
  await kept.compress(bytes);
  await kept.prune();
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  await rm(join(folder, names.find((name) => name.endsWith('.gz')) ?? ''));
  expect(gunzipSync((await keepCompressed(folder).compress(bytes)).gzip)).toEqual(bytes);
});

it('without a folder nothing is kept', async () => {
  const { compress, prune } = keepCompressed(undefined);
  expect(brotliDecompressSync((await compress(bytes)).br)).toEqual(bytes);
  await prune();
});

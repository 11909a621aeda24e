import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileFolder } from './create-file-folder';
import type { FileStore } from './file-store';
import { hashStream } from './hash-stream';

let parent: string;
let folder: string;
let files: FileStore;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'frontage-files-'));
  folder = join(parent, 'files');
  files = createFileFolder(folder);
});
afterEach(() => rm(parent, { recursive: true }));

async function keep(name: string, ...chunks: string[]): Promise<void> {
  const incoming = await files.receive(chunks.map((chunk) => Buffer.from(chunk)));
  await incoming.keep(name);
}

describe('a folder of files', () => {
  it('keeps what came in under its name, whole, with its length and hash', async () => {
    const incoming = await files.receive([Buffer.from('one '), Buffer.from('two')]);
    expect(incoming.bytes).toBe(7);
    await incoming.keep('a');
    expect(await text(files.read('a'))).toBe('one two');
    expect(await hashStream(files.read('a'))).toBe(incoming.hash);
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('shows what came in to programs that read files, before it is kept', async () => {
    const incoming = await files.receive([Buffer.from('early')]);
    expect(await text(createFileFolder('/').read(incoming.path))).toBe('early');
    expect(await text(files.read('early')).catch(() => 'not there')).toBe('not there');
    await incoming.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it('has nothing of a file that broke off', async () => {
    async function* source(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      await Promise.resolve();
      throw new Error('gone');
    }
    await expect(files.receive(source())).rejects.toThrow('gone');
    expect(await readdir(folder)).toEqual([]);
  });

  it('replaces a file at once, and forgets nothing that was kept', async () => {
    await keep('a', 'before');
    const incoming = await files.receive([Buffer.from('after')]);
    expect(await text(files.read('a'))).toBe('before');
    await incoming.keep('a');
    await incoming.discard();
    expect(await text(files.read('a'))).toBe('after');
  });

  it('reads a part, both ends included', async () => {
    await keep('a', '0123456789');
    expect(await text(files.read('a', { start: 2, end: 4 }))).toBe('234');
  });

  it('lists its files, those used longest ago first, and removes them', async () => {
    expect(await files.list()).toEqual([]);
    for (const [name, seconds] of Object.entries({ a: 300, b: 100, c: 200 })) {
      await keep(name, name.repeat(3));
      await utimes(files.path(name), seconds, seconds);
    }
    const listed = await files.list();
    expect(listed.map(({ name, writtenAt }) => [name, writtenAt])).toEqual([
      ['b', 100_000],
      ['c', 200_000],
      ['a', 300_000],
    ]);
    expect(listed[0]).toMatchObject({ bytes: 3, usedAt: 100_000 });
    await files.remove('b');
    await files.remove('b');
    expect((await files.list()).map(({ name }) => name)).toEqual(['c', 'a']);
  });
});

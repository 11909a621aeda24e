import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileTransport } from '../mail/mail-transport';
import { ids, settings } from '../testing/site-fixture';
import { keepKeys } from '../signing/keep-keys';
import { openStore } from './open-store';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'frontage-private-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** A folder and everything below it, with the permissions of users other than the owner. */
async function rightsOfOthers(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o077));
  return new Map(paths.map((path, index) => [path, modes[index] ?? 0]));
}

async function fill(dataDir: string): Promise<void> {
  await keepKeys({ dataDir });
  const store = await openStore({ dataDir });
  await store.saveSite({ id: ids.site, settings });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  await store.saveAsset(Buffer.from(svg), { siteId: ids.site, name: 'a.svg', alt: '' });
  const transport = createFileTransport(join(dataDir, 'mail'), {
    name: '',
    address: 'a@b.example',
  });
  const words = { to: 'ada@b.example', replyTo: '', subject: '', text: 'x', html: '<p>x' };
  const facts = { id: 'a', siteId: ids.site, messageId: 'a@b', createdAt: 0, unsubscribeUrl: '' };
  await transport.send({ ...words, ...facts }, new AbortController().signal);
  const ofData = await rightsOfOthers(dataDir);
  await store.close();
  const names = ['key-id', 'frontage.db', 'frontage.db-wal', 'assets', 'mail'];
  expect([...ofData.keys()]).toEqual(
    expect.arrayContaining([dataDir, ...names.map((name) => join(dataDir, name))]),
  );
  const ofKeys = await rightsOfOthers(`${dataDir}-keys`);
  expect([...ofData, ...ofKeys].filter(([, others]) => others !== 0)).toEqual([]);
}

it('nobody but who runs the server reads a data folder', () => fill(join(parent, 'data')));

it('one that others could read is closed to them', async () => {
  const dataDir = join(parent, 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  await fill(dataDir);
});

it('a folder that all share stays as it is', async () => {
  const dataDir = join(parent, 'shared');
  await mkdir(dataDir);
  await chmod(dataDir, 0o1777);
  const store = await openStore({ dataDir });
  await store.close();
  expect((await stat(dataDir)).mode & 0o1777).toBe(0o1777);
  expect((await stat(join(dataDir, 'frontage.db'))).mode & 0o077).toBe(0);
});

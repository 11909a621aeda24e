import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../app/open-store';
import type { SiteStore } from '../../app/site-store';
import { keepKeys } from '../../signing/keep-keys';
import { bundleFile, type Bundle } from '../../testing/bundle';
import { ids, pageDocument, settings } from '../../testing/site-fixture';
import { readRestoreArguments } from '../restore/read-restore-arguments';
import { runRestore } from '../restore/run-restore';
import { readBackupArguments } from './read-backup-arguments';
import { runBackup } from './run-backup';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-backup-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

const places = () => ({ dataDir, keysDir: undefined, databaseUrl: undefined });
const now = () => Date.UTC(2026, 10, 23, 18, 45);

async function backup(to = join(folder, 'one.tar')): Promise<string> {
  let printed = '';
  const output = { write: (more: string | Uint8Array) => (printed += String(more)) !== '' };
  await runBackup(places(), to, { now, output });
  return printed;
}

async function restore(file = join(folder, 'one.tar'), replaces = false): Promise<string> {
  let printed = '';
  const output = { write: (more: string | Uint8Array) => (printed += String(more)) !== '' };
  await runRestore(places(), { file, replaces }, { now, output });
  return printed;
}

/** A site with a page and a file, and its open store. */
async function makeSite(): Promise<SiteStore> {
  await keepKeys({ dataDir });
  const store = await openStore({ dataDir });
  await store.saveSite({ id: ids.site, settings });
  await publish(store, '', 'Hello');
  await store.saveAsset(Buffer.from('sold'), {
    id: ids.asset,
    siteId: ids.site,
    name: 'sold.txt',
    alt: '',
    forBuyers: true,
  });
  return store;
}

/**
 * Closes a store as the end of its process would: libsql keeps a closed file open while a statement
 * of it is left, so the data go on as another file.
 */
async function end(store: SiteStore): Promise<void> {
  await store.close();
  await cp(dataDir, `${dataDir}.ended`, { recursive: true });
  await rm(dataDir, { recursive: true });
  await rename(`${dataDir}.ended`, dataDir);
}

async function publish(store: SiteStore, slug: string, title: string): Promise<void> {
  const { pageId } = await store.savePage({
    siteId: ids.site,
    slug,
    title,
    description: '',
    pageType: 2,
    document: pageDocument(),
  });
  await store.publish(pageId);
}

async function titles(): Promise<string[]> {
  const store = await openStore({ dataDir });
  const pages = await store.publishedPages(ids.site);
  await store.close();
  return pages.map(({ title }) => title);
}

describe('a backup', () => {
  it('is made while the server runs, and brings everything back into an empty folder', async () => {
    const store = await makeSite();
    expect(await backup()).toMatch(
      /^Written: .*one\.tar \(.*\)\n {2}sites: 1, pages: 1, pictures: 1, submissions: 0/,
    );
    await publish(store, 'later', 'Later');
    await store.close();
    await rm(dataDir, { recursive: true });
    expect(await restore()).toMatch(
      /the data of 2026-11-23T18:45:00\.000Z, checked and counted\.\n {2}sites: 1, pages: 1.*\nThe keys that these data need are there\. To start the site: npm start\n$/,
    );
    expect(await titles()).toEqual(['Hello']);
    expect(await readFile(join(dataDir, 'assets', ids.asset), 'utf8')).toBe('sold');
    if (process.platform !== 'win32')
      expect((await stat(join(folder, 'one.tar'))).mode & 0o077).toBe(0);
  });

  it('has no key in it; a restore says which key is missing', async () => {
    await end(await makeSite());
    const keys = await readFile(join(`${dataDir}-keys`, 'keys.json'), 'utf8');
    const {
      keys: [key],
    } = JSON.parse(keys) as { keys: { secret: string }[] };
    expect(await backup()).toContain('The keys are not in it');
    expect((await readFile(join(folder, 'one.tar'))).includes(key?.secret ?? '')).toBe(false);
    await rm(dataDir, { recursive: true });
    await rm(`${dataDir}-keys`, { recursive: true });
    expect(await restore()).toMatch(/These data need the key \w+, which is not in .*keys\.json/);
  });

  it('is not written over another, nor among the data, nor of nothing', async () => {
    await expect(backup()).rejects.toThrow('there are no data in');
    await end(await makeSite());
    await backup();
    await expect(backup()).rejects.toThrow('one.tar is there already');
    await expect(backup(join(dataDir, 'two.tar'))).rejects.toThrow('lies in the data folder');
  });

  it('names files that rows have and the folder has not', async () => {
    const store = await makeSite();
    await store.files.remove(ids.asset);
    await store.close();
    expect(await backup()).toContain(`are not in it: assets/${ids.asset}.`);
    await rm(dataDir, { recursive: true });
    expect(await restore()).toContain('pictures: 1');
  });

  it('of data in PostgreSQL says which program to use', async () => {
    const elsewhere = { ...places(), databaseUrl: 'postgres://localhost/site' };
    const tools = { now, output: process.stdout };
    await expect(runBackup(elsewhere, 'x', tools)).rejects.toThrow('pg_dump');
    await expect(runRestore(elsewhere, { file: 'x', replaces: false }, tools)).rejects.toThrow(
      'pg_restore',
    );
  });
});

describe('a restore', () => {
  it('is refused while a server runs, also when it may replace the data', async () => {
    const store = await makeSite();
    await backup();
    await expect(restore(undefined, true)).rejects.toThrow('Stop it, then restore again');
    await end(store);
    await expect(restore()).rejects.toThrow('--replace');
  });

  it('keeps the data that it replaces', async () => {
    const store = await makeSite();
    await backup();
    await publish(store, 'later', 'Later');
    await end(store);
    expect(await restore(undefined, true)).toContain('.before-2026-11-23-184500');
    expect(await titles()).toEqual(['Hello']);
    expect(await readdir(join(dataDir, '.before-2026-11-23-184500'))).toContain('frontage.db');
  });

  it.each([
    ['cut off', async (file: string) => truncate(file, 4096), 'it ends too early'],
    ['changed in one byte', flip, 'in it is damaged'],
    [
      'no tar at all',
      async (file: string) => writeFile(file, 'x'.repeat(2000)),
      'no backup at all',
    ],
    ['empty', async (file: string) => truncate(file, 0), 'it ends too early'],
  ])('of a file that is %s changes nothing', async (_what, spoil, why) => {
    await end(await makeSite());
    await backup();
    await spoil(join(folder, 'one.tar'));
    await expect(restore(undefined, true)).rejects.toThrow(why);
    expect(await titles()).toEqual(['Hello']);
    expect(await readdir(dataDir)).not.toContain('.restoring');
  });

  it('of a newer version’s data is refused', async () => {
    const store = await makeSite();
    await store.write((db) =>
      db.insertInto('migration').values({ name: '9999-later', applied_at: 0 }).execute(),
    );
    await end(store);
    await backup();
    await expect(restore(undefined, true)).rejects.toThrow('made by a newer version');
  });
});

describe('a backup that is killed half-way', () => {
  let program: Bundle;
  beforeAll(async () => {
    program = await bundleFile('main.ts');
  }, 60_000);
  afterAll(() => program.remove());

  it('leaves no file that looks whole; the older one is restored, and the next tidies up', async () => {
    const store = await makeSite();
    await backup();
    await publish(store, 'later', 'Later');
    // Long enough to be met in the middle; it takes no space on the disk.
    await truncate(store.files.path(ids.asset), 1_500_000_000);
    const child = spawn(
      process.execPath,
      [program.path, 'backup', '--to', join(folder, 'two.tar')],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
        stdio: 'ignore',
      },
    );
    const draft = join(folder, `.two.tar.${child.pid}.part`);
    await vi.waitFor(async () => expect((await stat(draft)).size).toBeGreaterThan(1_000_000), {
      timeout: 60_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(folder)).not.toContain('two.tar');
    await truncate(store.files.path(ids.asset), 4);
    await end(store);
    await restore(undefined, true);
    expect(await titles()).toEqual(['Hello']);
    await backup(join(folder, 'three.tar'));
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

it('the commands know their words', () => {
  expect(readBackupArguments([])).toEqual({ to: undefined });
  expect(readBackupArguments(['--to', 'a.tar'])).toEqual({ to: join(process.cwd(), 'a.tar') });
  expect(readBackupArguments(['--ot'])).toContain('There is no option --ot');
  expect(readRestoreArguments([])).toBe('restore needs the file of a backup.');
  expect(readRestoreArguments(['--finish'])).toEqual({ finishes: true });
  expect(readRestoreArguments(['a', '--finish'])).toContain('stands alone');
  expect(readRestoreArguments(['a', 'b'])).toContain('one argument too many');
});

/** Changes one byte in the middle, where the database is. */
async function flip(path: string): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const offset = Math.floor(size / 2);
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, offset);
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, offset);
  await file.close();
}

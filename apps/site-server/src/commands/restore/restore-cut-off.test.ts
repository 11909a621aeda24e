import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '../../app/configuration';
import { openStore } from '../../app/open-store';
import { bundleFile, type Bundle } from '../../testing/bundle';
import { ids, pageDocument, settings } from '../../testing/site-fixture';
import { runBackup } from '../backup/run-backup';
import { runDoctor } from '../doctor/run-doctor';
import { finishRestore, putInPlace } from './put-in-place';
import { runRestore } from './run-restore';

let program: Bundle;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  program = await bundleFile('main.ts');
}, 60_000);
afterAll(() => program.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-cut-off-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

const output = { write: () => true };
const now = () => Date.UTC(2026, 10, 23, 18, 45);

/** Data with one page and one file, in a folder that no process has ever opened. */
async function makeData(title: string): Promise<string> {
  const place = join(folder, `making-${title}`);
  const store = await openStore({ dataDir: place });
  await store.saveSite({ id: ids.site, settings });
  const page = { siteId: ids.site, slug: '', title, description: '', pageType: 2 };
  await store.publish((await store.savePage({ ...page, document: pageDocument() })).pageId);
  const asset = { siteId: ids.site, name: 'a.txt', alt: '', forBuyers: true };
  await store.saveAsset(Buffer.from(title), asset);
  await store.close();
  await cp(place, join(folder, title), { recursive: true });
  return join(folder, title);
}

/** What the data show, and whether the file of every row is there. */
async function readData(): Promise<readonly [titles: readonly string[], hasFiles: boolean]> {
  const store = await openStore({ dataDir });
  const pages = await store.publishedPages(ids.site);
  const rows = await store.read.selectFrom('asset').select('id').execute();
  await store.close();
  const hasFiles = rows.every(({ id }) => existsSync(join(dataDir, 'assets', id)));
  return [pages.map(({ title }) => title), hasFiles];
}

async function cutOffAt(step: number): Promise<boolean> {
  let done = 0;
  const move = (from: string, to: string) =>
    done++ === step ? Promise.reject(new Error('killed')) : rename(from, to);
  return putInPlace(dataDir, join(dataDir, '.restoring'), 'now', move).then(
    () => false,
    () => true,
  );
}

it('a restore that is cut off at any rename leaves the old data, or is finished with the new', async () => {
  const [old, fresh] = [await makeData('Old'), await makeData('New')];
  let step = 0;
  for (; ; step += 1) {
    await cp(old, dataDir, { recursive: true });
    await cp(fresh, join(dataDir, '.restoring'), { recursive: true });
    if (!(await cutOffAt(step))) break;
    if (step === 0) expect(await readData()).toEqual([['Old'], true]);
    else {
      await expect(openStore({ dataDir })).rejects.toThrow('Finish it, then start again');
      await finishRestore(dataDir);
      expect([step, await readData()]).toEqual([step, [['New'], true]]);
      const kept = await readdir(join(dataDir, '.before-now'));
      expect(kept).toEqual(expect.arrayContaining(['assets', 'frontage.db']));
    }
    await rm(dataDir, { recursive: true });
  }
  // The draft, each old thing, the step between, each new thing.
  expect(step).toBeGreaterThan(5);
  expect(await readData()).toEqual([['New'], true]);
  expect(await finishRestore(dataDir)).toBeUndefined();
});

it('one that is killed is named by doctor, a start and a backup, and finished by restore --finish', async () => {
  const file = join(folder, 'one.tar');
  const places = { keysDir: undefined, databaseUrl: undefined };
  await runBackup({ ...places, dataDir: await makeData('New') }, file, { now, output });
  await rename(await makeData('Old'), dataDir);
  const killed = await runMain(['restore', file, '--replace'], killAtRename(2));
  expect(killed).toMatchObject({ signal: 'SIGKILL' });
  const toDo = 'restore --finish';
  expect(await runMain([])).toMatchObject({ code: 1, text: expect.stringContaining(toDo) });
  const old = { ...places, dataDir };
  const tools = { now, output };
  await expect(runBackup(old, join(folder, 'two.tar'), tools)).rejects.toThrow(toDo);
  await expect(runRestore(old, { file, replaces: true }, tools)).rejects.toThrow(toDo);
  expect(await look()).toMatch(/WRONG +store +a restore was cut off.*\n.*restore --finish/);
  expect(await runMain(['restore', '--finish'])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Finished: the data of the backup are in .*\n.*\.before-/),
  });
  await expect(runRestore(old, { finishes: true }, tools)).rejects.toThrow('was cut off in');
  expect(await readData()).toEqual([['New'], true]);
});

async function look(): Promise<string> {
  let text = '';
  const reading = readConfiguration({ PORT: '0', DATA_DIR: dataDir });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  await runDoctor(reading.configuration, { folder: dataDir, now: Date.now, get: fetch, output });
  return text;
}

/** A script that ends the process at one of its renames, as the loss of power would. */
function killAtRename(step: number): string {
  const script = `import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs;
    let done = 0;
    fs.rename = (...names) =>
      done++ === ${step} ? process.kill(process.pid, 'SIGKILL') : rename(...names);
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

async function runMain(words: readonly string[], script?: string) {
  const before = script === undefined ? [] : ['--import', script];
  const child = spawn(process.execPath, [...before, program.path, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (more: Buffer) => (text += String(more)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]; // as Node documents it
  return { code, signal, text };
}

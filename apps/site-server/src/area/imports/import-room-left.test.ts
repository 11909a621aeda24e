import { renderPage } from '@frontage/react-blocks/server';
import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { host, testServer, type TestServer } from '../../testing/server-fixture';
import { postForm } from '../../testing/post-form';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { importLimits } from './import-limits';
import { addImport, changeImport, findImport } from './site-import';
import type { ImportState } from './site-import-table';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
});
afterEach(() => world.remove());

const begun =
  '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.html"\r\n\r\n<title>A</title>';
const whole = `${begun}\r\n--xyz--\r\n`;

const send = (payload: string | PassThrough = whole) =>
  world.server.inject({
    method: 'POST',
    url: '/config/import',
    headers: {
      host,
      cookie,
      accept: 'application/json',
      'content-type': 'multipart/form-data; boundary=xyz',
      origin: `http://${host}`,
    },
    payload,
  });
const wrongOf = (answer: { json(): unknown }) =>
  (answer.json() as { data: { wrong?: string } }).data.wrong;
const folders = () => readdir(world.store.importsDir).catch(() => []);

/** Stores an import with a file, as if it had come before. */
async function add(state: ImportState): Promise<string> {
  const { store } = world;
  const id = store.createId();
  const folder = join(store.importsDir, id);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'a.html'), 'A');
  world.advance(1_000);
  await store.write(async (db) => {
    const one = { id, siteId: ids.site, files: ['a.html'], startedBy: 'Ada' };
    await addImport(db, one, store.now());
    await changeImport(db, id, ['reading'], { state }, store.now());
  });
  return id;
}
const isThere = async (id: string) =>
  (await findImport(world.store.read, ids.site, id)) !== undefined;

it('keeps the files of so many imports, says so, and takes more once one is discarded', async () => {
  const ready: string[] = [];
  for (let count = 0; count < importLimits.waiting; count += 1) ready.push(await add('ready'));
  expect(wrongOf(await send())).toMatch(/^10 imports wait .* Import or discard one first\.$/);
  expect((await folders()).length).toBe(10);
  await postForm(world, `/config/import/${ready[3]}`, { do: 'forget' }, cookie);
  expect(wrongOf(await send())).toBeUndefined();
});

it('keeps so many bytes of them', async () => {
  const file = join(world.store.importsDir, await add('ready'), 'a.html');
  await truncate(file, importLimits.waitingBytes + 1);
  expect(wrongOf(await send())).toMatch(/^The imports that wait take up more than 1.GB\./);
  await truncate(file, 10);
  expect(wrongOf(await send())).toBeUndefined();
});

it('what could not be read makes room, the oldest first', async () => {
  const failed = [await add('failed'), await add('failed')];
  for (let count = 2; count < importLimits.waiting; count += 1) await add('ready');
  expect(wrongOf(await send())).toBeUndefined();
  expect(await Promise.all(failed.map(isThere))).toEqual([false, true]);
  expect(await folders()).not.toContain(failed[0]);
});

it('forgets the oldest of those that are done with', async () => {
  const done: string[] = [];
  for (let count = 0; count < importLimits.kept; count += 1) done.push(await add('done'));
  expect(wrongOf(await send())).toBeUndefined();
  expect(await Promise.all(done.slice(0, 2).map(isThere))).toEqual([false, true]);
});

it('receives two at once', async () => {
  const slow = [new PassThrough(), new PassThrough()];
  const answers = slow.map((body) => send(body));
  for (const body of slow) body.write(begun);
  await expect.poll(async () => (await folders()).length).toBe(2);
  expect(wrongOf(await send())).toMatch(/^Two imports are on their way already\./);
  for (const body of slow) body.end('\r\n--xyz--\r\n');
  expect((await Promise.all(answers)).map(wrongOf)).toEqual([undefined, undefined]);
  expect(wrongOf(await send())).toBeUndefined();
});

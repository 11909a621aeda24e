import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { openStore } from '../app/open-store';
import { bundleFile } from '../testing/bundle';
import { createTestDatabase, hasPostgres } from '../testing/postgres-database';
import { putMail } from '../testing/put-mail';
import { ids, settings } from '../testing/site-fixture';
import type { OutgoingMail } from './mail';
import { createFileTransport } from './mail-transport';
import { claimTime, startOutboxWorker, type OutboxWorker } from './start-outbox-worker';

const names = Array.from({ length: 60 }, (_, index) => `mail-${String(index).padStart(2, '0')}`);

/** Two servers on one database claim the same mails at the same time. */
async function sentByTwo(dataDir: string, databaseUrl?: string): Promise<string[]> {
  const options = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const stores = [await openStore(options), await openStore(options)] as const;
  await stores[0].saveSite({ id: ids.site, settings });
  await Promise.all(names.map((id) => putMail(stores[0], id)));
  const sent: string[] = [];
  const send = async ({ id }: OutgoingMail) => {
    await new Promise((resolve) => setImmediate(resolve));
    sent.push(id);
  };
  const workers: OutboxWorker[] = stores.map((store) =>
    startOutboxWorker({
      store,
      transport: { send },
      timers: createFakeClock(),
      report: ({ error }) => sent.push(String(error)),
    }),
  );
  await Promise.all(workers.map((worker) => worker.idle()));
  for (const worker of workers) worker.wake();
  await Promise.all(workers.map((worker) => worker.idle()));
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all(stores.map((store) => store.close()));
  return sent.toSorted();
}

it('two servers on one SQLite file send each mail once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-claims-'));
  expect(await sentByTwo(dataDir)).toEqual(names);
  await rm(dataDir, { recursive: true });
});

it.skipIf(!hasPostgres)('two servers on one PostgreSQL send each mail once', async () => {
  const { url, remove } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-claims-'));
  expect(await sentByTwo(dataDir, url)).toEqual(names);
  await remove();
  await rm(dataDir, { recursive: true });
});

it('a server killed with -9 while it sends loses no mail', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-claims-'));
  const started = Date.now();
  const before = await openStore({ dataDir });
  await before.saveSite({ id: ids.site, settings });
  for (const id of ['a', 'b', 'c']) await putMail(before, id);
  await before.close();

  const script = await bundleFile('testing/child-mailer.ts');
  const child = spawn(process.execPath, [script.path, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [claimed] = (await once(createInterface(child.stdout), 'line')) as [string];
  child.kill('SIGKILL');
  await once(child, 'exit');

  const folder = join(dataDir, 'mail');
  let now = started;
  const store = await openStore({ dataDir, now: () => now });
  const transport = createFileTransport(folder, { name: '', address: 'forms@studio.example' });
  const worker = startOutboxWorker({
    store,
    transport,
    timers: createFakeClock(),
    report: ({ error }) => expect(error).toBeUndefined(),
  });
  await worker.idle();
  expect(await readdir(folder)).toEqual(
    ['a', 'b', 'c'].filter((id) => id !== claimed).map((id) => `${id}.eml`),
  );
  now = Date.now() + claimTime;
  worker.wake();
  await worker.idle();
  expect((await readdir(folder)).toSorted()).toEqual(['a.eml', 'b.eml', 'c.eml']);
  expect(await readFile(join(folder, `${claimed}.eml`), 'utf8')).toContain(
    `Message-ID: <${claimed}@studio.example>`,
  );
  await worker.stop();
  await store.close();
  await Promise.all([rm(dataDir, { recursive: true }), script.remove()]);
});

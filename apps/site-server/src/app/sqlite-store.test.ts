import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type QueryExecutorProvider } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectSqlite } from '../store/connections';
import { findSqliteDriver, type SqliteDriverName } from '../store/find-sqlite-driver';
import { migrate } from '../store/migrate';
import { ids, publishNew, settings, temporaryStore } from '../testing/site-fixture';
import { migrations } from './migrations/migrations';
import { openStore } from './open-store';
import { storeContract } from './store-contract';

const node = `Node ${process.versions.node.split('.', 1)[0] ?? ''}`;
const names = ['node:sqlite', 'libsql'] as const;
const available: SqliteDriverName[] = [];

for (const name of names) {
  const has = await findSqliteDriver(name).then(
    () => true,
    () => false,
  );
  const place = `SQLite by ${name} on ${node}`;
  if (has) {
    available.push(name);
    storeContract(place, () => temporaryStore({ sqliteDriver: name }));
    describe(place, () => describeFile(name));
  } else {
    describe(place, () =>
      it.skip('runs where Node or an installed package brings it', () => undefined),
    );
  }
}

it('the store opens by node:sqlite where Node brings it with the search for words, else by libsql', async () => {
  const { store, remove } = await temporaryStore();
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const has = major > 23 || (major === 22 && minor >= 16);
  expect(store.driver).toBe(has ? 'node:sqlite' : 'libsql');
  await remove();
});

it.skipIf(available.length < 2)(
  'what one driver wrote the other reads and goes on with',
  async () => {
    const [first, second] = available;
    if (first === undefined || second === undefined)
      throw new Error('skipped where there is one driver');
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-drivers-'));
    for (const [title, sqliteDriver] of [
      ['one', first],
      ['two', second],
      ['three', first],
    ] as const) {
      const store = await openStore({ dataDir, sqliteDriver });
      expect(store.driver).toBe(sqliteDriver);
      if (title === 'one') await store.saveSite({ id: ids.site, settings });
      await publishNew(store, { slug: title, title });
      await store.close();
    }
    const store = await openStore({ dataDir, sqliteDriver: second });
    const pages = await store.publishedPages(ids.site);
    expect(pages.map(({ title }) => title)).toEqual(['one', 'three', 'two']);
    await store.close();
    await rm(dataDir, { recursive: true });
  },
);

function describeFile(name: SqliteDriverName): void {
  it('commits durably: write-ahead log, full sync, foreign keys', async () => {
    const { remove, dataDir } = await temporaryStore({ sqliteDriver: name });
    const { writer, reader } = await connectSqlite(join(dataDir, 'frontage.db'), name);
    const pragma = async (name: string) =>
      Object.values(
        (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(writer)).rows[0] ?? {},
      )[0];
    expect([
      await pragma('journal_mode'),
      await pragma('synchronous'),
      await pragma('foreign_keys'),
    ]).toEqual(['wal', 2, 1]);
    await Promise.all([writer.destroy(), reader.destroy()]);
    await remove();
  });

  it('two servers that open one empty folder at once both get a migrated store', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-two-'));
    const stores = await Promise.all([1, 2].map(() => openStore({ dataDir, sqliteDriver: name })));
    for (const store of stores) {
      expect(await store.read.selectFrom('migration').select('name').execute()).toEqual(
        migrations.map((step) => ({ name: step.name })),
      );
    }
    await Promise.all(stores.map((store) => store.close()));
    await rm(dataDir, { recursive: true });
  });

  it('a failing migration leaves nothing behind and can be run again', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-fail-'));
    const connections = await connectSqlite(join(dataDir, 'x.db'), name);
    const create = {
      name: 'one',
      up: async (db: QueryExecutorProvider) =>
        void (await sql`create table one (id text)`.execute(db)),
    };
    const fail = { name: 'two', up: () => Promise.reject(new Error('no')) };
    await expect(migrate(connections, [create, fail], () => 1)).rejects.toThrow('no');
    expect(await migrate(connections, [create], () => 1)).toEqual(['one']);
    expect(await migrate(connections, [create], () => 1)).toEqual([]);
    await Promise.all([connections.writer.destroy(), connections.reader.destroy()]);
    await rm(dataDir, { recursive: true });
  });

  it('waits for another writer without holding up the process, then writes', async () => {
    const { store, remove, dataDir } = await temporaryStore({ sqliteDriver: name });
    const other = await connectSqlite(join(dataDir, 'frontage.db'), name);
    await sql`begin immediate`.execute(other.writer);
    const written = store.saveSite({ id: ids.site, settings });
    // The write has met the lock by now: its first attempt was one immediate ago.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await store.findSite('any')).toBeUndefined();
    await sql`commit`.execute(other.writer);
    await written;
    expect((await store.findSite('any'))?.id).toBe(ids.site);
    await Promise.all([other.writer.destroy(), other.reader.destroy()]);
    await remove();
  });

  it('counts and times beyond 32 bits come back as the numbers they were', async () => {
    const time = Date.UTC(2286, 10, 20);
    const { store, remove } = await temporaryStore({ sqliteDriver: name, now: () => time });
    await store.saveSite({ id: ids.site, settings });
    expect(
      await store.read.selectFrom('site').select(['revision', 'created_at']).execute(),
    ).toEqual([{ revision: 1, created_at: time }]);
    await remove();
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryStore } from '../testing/site-fixture';
import { connectSqlite } from './connections';
import { migrate } from './migrate';
import { openStore } from './open-store';
import { storeContract } from './store-contract';

storeContract('SQLite', () => temporaryStore());

it('SQLite commits durably: write-ahead log, full sync, foreign keys', async () => {
  const { remove, dataDir } = await temporaryStore();
  const { writer, reader } = await connectSqlite(join(dataDir, 'frontage.db'));
  const pragma = async (name: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(writer)).rows[0] ?? {},
    )[0];
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
    'wal',
    2,
    1,
  ]);
  await Promise.all([writer.destroy(), reader.destroy()]);
  await remove();
});

it('two servers that open one empty folder at once both get a migrated store', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-two-'));
  const stores = await Promise.all([openStore({ dataDir }), openStore({ dataDir })]);
  for (const store of stores) {
    expect(await store.read.selectFrom('migration').select('name').execute()).toEqual([
      { name: '0001-foundation' },
    ]);
  }
  await Promise.all(stores.map((store) => store.close()));
  await rm(dataDir, { recursive: true });
});

it('a failing migration leaves nothing behind and can be run again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-fail-'));
  const connections = await connectSqlite(join(dataDir, 'x.db'));
  const create = {
    name: 'one',
    up: async (db: never) => void (await sql`create table one (id text)`.execute(db)),
  };
  const fail = { name: 'two', up: () => Promise.reject(new Error('no')) };
  await expect(migrate(connections, () => 1, [create, fail])).rejects.toThrow('no');
  expect(await migrate(connections, () => 1, [create])).toEqual(['one']);
  expect(await migrate(connections, () => 1, [create])).toEqual([]);
  await Promise.all([connections.writer.destroy(), connections.reader.destroy()]);
  await rm(dataDir, { recursive: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, hasPostgres } from '../testing/postgres-database';
import { ids, settings, temporaryPostgresStore } from '../testing/site-fixture';
import { migrations } from './migrations/migrations';
import { openStore } from './open-store';
import { storeContract } from './store-contract';

describe.skipIf(!hasPostgres)('on a PostgreSQL server', () => {
  storeContract('PostgreSQL', temporaryPostgresStore);

  it('two servers that open one empty database at once both get a migrated store', async () => {
    const { url, remove } = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-two-'));
    const stores = await Promise.all([1, 2].map(() => openStore({ dataDir, databaseUrl: url })));
    for (const store of stores) {
      const known = await store.read.selectFrom('migration').select('name').execute();
      expect(known.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name));
    }
    await Promise.all(stores.map((store) => store.close()));
    await remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('counts and times beyond 32 bits come back as the numbers they were', async () => {
    const time = Date.UTC(2286, 10, 20);
    const { store, remove } = await temporaryPostgresStore({ now: () => time });
    await store.saveSite({ id: ids.site, settings });
    expect(
      await store.read.selectFrom('site').select(['revision', 'created_at']).execute(),
    ).toEqual([{ revision: 1, created_at: time }]);
    await remove();
  });

  it('a server that ends connections fails what is under way, and nothing after it', async () => {
    const { store, remove } = await temporaryPostgresStore();
    await store.saveSite({ id: ids.site, settings });
    const cut = store.write(async (db) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    });
    await expect(cut).rejects.toThrow();
    // Including connections that are idle at the moment: those of the reading side.
    await store.write((db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        db,
      ),
    );
    await store.saveSite({ id: ids.site, host: 'after.example', settings });
    await expect
      .poll(() => store.findSite('after.example').then((site) => site?.host))
      .toBe('after.example');
    await remove();
  });

  it('a table that another server gives a column is read and written on', async () => {
    const { store, remove } = await temporaryPostgresStore();
    await store.saveSite({ id: ids.site, settings });
    const read = () => store.read.selectFrom('site').selectAll().execute();
    const write = () =>
      store.write((db) => db.updateTable('site').set({ host: 'a' }).returningAll().execute());
    // Prepares the statements for the current columns.
    await Promise.all([read(), write()]);
    await store.write((db) => sql`alter table site add column later text`.execute(db));
    for (const ask of [write, read, write, read])
      expect(await ask()).toMatchObject([{ id: ids.site, later: null }]);
    await remove();
  });

  it('a connection that is lost between two queries of a write is the end of that write, not of the process', async () => {
    const { store, remove } = await temporaryPostgresStore();
    await store.saveSite({ id: ids.site, settings });
    const cut = store.write(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.read);
      // Long enough for the notice to arrive while no query runs.
      for (let turn = 0; turn < 100; turn += 1) await sql`select 1`.execute(store.read);
      await sql`select 1`.execute(db);
    });
    await expect(cut).rejects.toThrow();
    await store.saveSite({ id: ids.site, host: 'after.example', settings });
    expect((await store.findSite('after.example'))?.host).toBe('after.example');
    await remove();
  });
});

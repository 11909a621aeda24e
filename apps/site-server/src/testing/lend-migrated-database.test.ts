import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { closeConnections, connectPostgres, type Connections } from '../store/connections';
import { lendMigratedDatabase } from './lend-migrated-database';
import { hasPostgres } from './postgres-database';
import { ids, publishNew, settings, temporaryPostgresStore } from './site-fixture';

/** Adds so many words of pages that there are none of; answers the ids that they got. */
async function addWords({ writer }: Connections, count: number): Promise<number[]> {
  return writer.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into page_words (page_id, site_id, title_words, words)
      select 'page ' || n, 'site', '', '' from generate_series(1, ${sql.lit(count)}) as n
      returning id`.execute(db);
    return rows.map(({ id }) => id);
  });
}

async function countRows({ reader }: Connections): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(reader);
  const counts = rows.map(async ({ name }) => {
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(reader);
    return [name, counted.rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
}

describe.skipIf(!hasPostgres)('a database that is lent', () => {
  it.each([10, 5_000])(
    'is given back empty after %i rows, counts from one, and nobody is connected any more',
    async (count) => {
      const { store, databaseUrl = '', remove } = await temporaryPostgresStore();
      await store.saveSite({ id: ids.site, settings });
      await publishNew(store, { slug: 'one' });
      const stays = await connectPostgres(databaseUrl);
      await addWords(stays, count);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        stays.writer,
      );
      await remove();

      const next = await lendMigratedDatabase();
      expect(next.url).toBe(databaseUrl);
      const connections = await connectPostgres(next.url);
      const alive = await sql`
        select pid from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(connections.reader);
      expect(alive.rows).toEqual([]);
      expect(await countRows(connections)).toEqual({ migration: expect.any(Number) as number });
      expect(await addWords(connections, 2)).toEqual([1, 2]);
      await Promise.all([closeConnections(connections), closeConnections(stays)]);
      await next.remove();
    },
  );

  it.each([
    'alter table page add column later text',
    'alter table site rename column host to place',
    'drop table restock_notice',
    'drop index page_words_index',
  ])('is dropped after %s', async (change) => {
    const { store, databaseUrl, remove } = await temporaryPostgresStore();
    await store.write((db) => sql.raw(change).execute(db));
    await remove();
    await expect(connectPostgres(databaseUrl ?? '').then(countRows)).rejects.toThrow(
      'does not exist',
    );
    const next = await lendMigratedDatabase();
    expect(next.url).not.toBe(databaseUrl);
    await next.remove();
  });

  it('is lent to one at a time', async () => {
    const lent = await Promise.all([lendMigratedDatabase(), lendMigratedDatabase()]);
    expect(new Set(lent.map(({ url }) => url)).size).toBe(2);
    await Promise.all(lent.map(({ remove }) => remove()));
  });
});

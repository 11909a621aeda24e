import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { connectPostgres } from './connections';
import { openStore } from './open-store';
import { storeContract } from './store-contract';

const databaseUrl = process.env['TEST_DATABASE_URL'];

// Needs a real server and an empty database of its own: TEST_DATABASE_URL=postgres://….
if (databaseUrl === undefined) {
  describe('store on PostgreSQL', () => {
    it.skip('runs where TEST_DATABASE_URL names a server', () => undefined);
  });
} else {
  storeContract('PostgreSQL', async () => {
    const { writer, reader } = await connectPostgres(databaseUrl);
    await sql`drop schema public cascade`.execute(writer);
    await sql`create schema public`.execute(writer);
    await Promise.all([writer.destroy(), reader.destroy()]);
    const dataDir = await mkdtemp(join(tmpdir(), 'frontage-pg-'));
    const store = await openStore({ dataDir, databaseUrl });
    return {
      store,
      async remove() {
        await store.close();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  });
}

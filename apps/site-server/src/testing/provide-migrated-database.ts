import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../app/open-store';
import { removeLentDatabases } from './lend-migrated-database';
import { migratedFile } from './migrated-file';
import { createTestDatabase, hasPostgres, migratedDatabase } from './postgres-database';

/**
 * Brings a schema up to date once for a whole run; stores of tests are copies of it, at a fifth of
 * the cost.
 */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-store-'));
  await (await openStore({ dataDir })).close();
  process.env[migratedFile] = join(dataDir, 'frontage.db');
  const removeDatabase = await migratePostgres(dataDir);
  return async () => {
    await removeDatabase?.();
    await rm(dataDir, { recursive: true });
  };
}

async function migratePostgres(dataDir: string): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres) return undefined;
  const { name, url, remove } = await createTestDatabase();
  await (await openStore({ dataDir, databaseUrl: url })).close();
  process.env[migratedDatabase] = name;
  return async () => {
    await removeLentDatabases();
    await remove();
  };
}

import { createId } from '@frontage/site-model';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createUploadFiles } from '../forms/uploads/create-upload-files';
import { createAssetFiles } from '../pictures/create-asset-files';
import { connectPostgres, connectSqlite, type Connections } from '../store/connections';
import { createContent } from './site-content';
import { createGroupCommit } from '../store/group-commit';
import { migrate } from '../store/migrate';
import type { SqliteDriverName } from '../store/sqlite-drivers';
import type { Store } from '../store/store';
import type { Database } from '../store/tables';

/** Where a store keeps things, and what it takes time and chance from. */
export interface StoreOptions {
  /** Folder for the SQLite file and the pictures; made when it is missing. */
  dataDir: string;
  /** A `postgres://` address; without it the database is a file in `dataDir`. */
  databaseUrl?: string;
  /** What opens the SQLite file. @default the best that this Node has */
  sqliteDriver?: SqliteDriverName;
  /** UTC milliseconds. @default Date.now */
  now?: () => number;
  /** Numbers from 0 up to 1. @default Math.random */
  random?: () => number;
}

/**
 * Opens the store, brings its schema up to date and answers when it is usable.
 *
 * @example
 * const store = await openStore({ dataDir: '.data' });
 * const site = await store.findSite('localhost');
 *
 * @throws when the folder or the database cannot be used
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;
  const connections = await connect(options);
  try {
    await migrate(connections, now);
  } catch (error) {
    await destroy(connections);
    throw error;
  }
  return assemble(connections, {
    now,
    createId: () => createId(now(), random),
    dataDir: options.dataDir,
  });
}

function connect({ databaseUrl, dataDir, sqliteDriver }: StoreOptions): Promise<Connections> {
  return databaseUrl === undefined
    ? connectSqlite(join(dataDir, 'frontage.db'), sqliteDriver)
    : connectPostgres(databaseUrl);
}

function assemble(
  connections: Connections,
  facts: { now(): number; createId(): string; dataDir: string },
): Store {
  const { now, createId: newId } = facts;
  const group = createGroupCommit(connections);
  const files = createAssetFiles(join(facts.dataDir, 'assets'));
  const listeners = new Set<() => void>();
  let closing: Promise<void> | undefined;
  const base = {
    kind: connections.kind,
    driver: connections.driver,
    read: connections.reader,
    files,
    uploads: createUploadFiles(join(facts.dataDir, 'uploads')),
    now,
    createId: newId,
    write: group.write,
    async change<T>(run: (transaction: Database) => Promise<T>): Promise<T> {
      const result = await group.write(run);
      for (const listener of listeners) listener();
      return result;
    },
    stats: group.stats,
  };
  return {
    ...base,
    ...createContent(base),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: async () => void (await sql`select 1`.execute(connections.reader)),
    close: () => (closing ??= group.drained().then(() => destroy(connections))),
  };
}

async function destroy({ writer, reader }: Connections): Promise<void> {
  await writer.destroy();
  await reader.destroy();
}

import { createId } from '@frontage/site-model';
import { join } from 'node:path';
import { createFileFolder } from '../files/create-file-folder';
import { makePrivateFolder } from '../files/make-private-folder';
import {
  closeConnections,
  connectPostgres,
  connectSqlite,
  type Connections,
} from '../store/connections';
import { createStore } from '../store/create-store';
import type { SqliteDriverName } from '../store/find-sqlite-driver';
import { migrate } from '../store/migrate';
import { refuseUnfinishedRestore } from '../store/unfinished-restore';
import { createSiteContent } from './create-site-content';
import { migrations } from './migrations/migrations';
import type { SiteStore } from './site-store';

/** Where a store keeps its data, and its sources of time and randomness. */
export interface StoreOptions {
  /** Folder for the SQLite file and the pictures; created if it is missing. */
  dataDir: string;
  /** A `postgres://` address; without it the database is a file in `dataDir`. */
  databaseUrl?: string;
  /** The SQLite driver. @default the best one that this Node has */
  sqliteDriver?: SqliteDriverName;
  /** UTC milliseconds. @default Date.now */
  now?: () => number;
  /** Numbers from 0 up to 1. @default Math.random */
  random?: () => number;
  /** Hears which steps of the schema were made now, oldest first. */
  onMigrated?: (steps: readonly string[]) => void;
}

/**
 * Opens the store and brings its schema up to date; resolves when it is usable.
 *
 * @example
 * const store = await openStore({ dataDir: '.data' });
 * const site = await store.findSite('localhost');
 *
 * @throws if the folder or the database cannot be used, or a restore was cut off
 */
export async function openStore(options: StoreOptions): Promise<SiteStore> {
  const { dataDir, now = Date.now, random = Math.random } = options;
  makePrivateFolder(dataDir);
  const connections = await connect(options);
  try {
    // One may have begun meanwhile; from now on the database is in use, and none begins.
    if (options.databaseUrl === undefined) refuseUnfinishedRestore(dataDir);
    const steps = await migrate(connections, migrations, now);
    options.onMigrated?.(steps);
  } catch (error) {
    await closeConnections(connections);
    throw error;
  }
  const store = createStore(connections, { now, createId: () => createId(now(), random) });
  const files = createFileFolder(join(dataDir, 'assets'));
  const uploads = createFileFolder(join(dataDir, 'uploads'));
  const importsDir = join(dataDir, 'imports');
  return { ...store, files, uploads, importsDir, ...createSiteContent(store, files) };
}

async function connect({ databaseUrl, dataDir, sqliteDriver }: StoreOptions): Promise<Connections> {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  refuseUnfinishedRestore(dataDir);
  return connectSqlite(join(dataDir, 'frontage.db'), sqliteDriver);
}

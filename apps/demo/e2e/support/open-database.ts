import { createRequire } from 'node:module';
import { join } from 'node:path';
import { servedData } from './served-data';

interface Statement {
  all(...values: string[]): Record<string, unknown>[];
  run(...values: string[]): unknown;
}

/** The database's file, opened directly. */
export interface SqliteFile {
  prepare(sql: string): Statement;
  close(): void;
}

const underTest = join(servedData, 'frontage.db');

/**
 * Opens a database, by default that of the server under test: with Node's own SQLite if available,
 * else with the server's. The caller closes it.
 */
export function openDatabase(file = underTest): SqliteFile {
  // Not in the types of the oldest Node.
  const builtin = process.getBuiltinModule?.('node:sqlite') as
    | { DatabaseSync: new (path: string) => SqliteFile }
    | undefined;
  if (builtin) return new builtin.DatabaseSync(file);
  const require = createRequire(join(import.meta.dirname, '../../../site-server/package.json'));
  const Database = require('libsql') as new (path: string) => SqliteFile; // the package ships no types for this use
  return new Database(file);
}

/** Queries or changes a database, by default that of the server under test. */
export function queryFile(sql: string, file = underTest): Record<string, unknown>[] {
  const database = openDatabase(file);
  try {
    // The server may be writing.
    database.prepare('pragma busy_timeout = 5000').all();
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { adaptStatement, type OpenSqlite, type OpenStatement } from './adapt-statement';
import type { DriverDatabase, SqliteDriver } from './find-sqlite-driver';
import { createStatementCache } from './create-statement-cache';

/** Options of a connection. */
export interface SqliteOptions {
  /** How long a statement may block for another process, in milliseconds. */
  readonly busyTimeout: number;
  /** Runs before each statement that is executed. */
  onStatement(): void;
}

/**
 * Opens one connection to a SQLite file, in the shape that Kysely's dialect takes. Commits are
 * synced to disk before they return; a statement is prepared once.
 *
 * @param driver what opens it
 * @param file path of the database; its folder is made if it is missing
 * @param options how
 */
export function openSqlite(
  driver: SqliteDriver,
  file: string,
  { busyTimeout, onStatement }: SqliteOptions,
): OpenSqlite {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  const database = driver.open(file);
  // This comes first, so that the switch to WAL waits for a server that starts at the same moment.
  database.prepare('pragma busy_timeout = 5000').all();
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) {
    database.prepare(`pragma ${pragma}`).all();
  }
  database.prepare(`pragma busy_timeout = ${busyTimeout}`).all();
  return adapt(database, onStatement);
}

/**
 * What SQLite puts beside a file gets the file's own rights.
 *
 * A file that is there is never opened here: closing it would drop the locks that this process
 * holds on it through SQLite (https://www.sqlite.org/howtocorrupt.html, 2.2), and another process
 * that reads the database, as a backup does, would then remove what was written last.
 */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path)) chmodSync(path, 0o600);
}

function adapt(database: DriverDatabase, onStatement: () => void): OpenSqlite {
  const statements = createStatementCache((sql) =>
    /^begin\b/i.test(sql) ? direct(database, sql) : adaptStatement(database, sql),
  );
  return {
    close: () => void database.close(),
    prepare(sql) {
      onStatement();
      return statements.get(sql);
    },
  };
}

/**
 * Runs a statement without preparing it. libsql leaves a prepared `begin` in progress if it met
 * another writer's lock, and nothing on that connection can commit then.
 */
function direct(database: DriverDatabase, sql: string): OpenStatement {
  const run = () => {
    database.exec(sql);
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], first: () => undefined, iterate: () => [].values() };
}

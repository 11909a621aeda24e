import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** A statement as `node:sqlite` and `libsql` both have it, apart from how parameters are passed. */
interface DriverStatement {
  readonly reader?: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: unknown[]): IterableIterator<unknown>;
}

interface DriverDatabase {
  prepare(sql: string): DriverStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** SQLite through whichever driver this Node has, in the shape that Kysely's dialect takes. */
export interface OpenedSqlite {
  database: SqliteDatabase;
  driver: 'node:sqlite' | 'libsql';
}

/**
 * Opens one connection to a SQLite file: `node:sqlite` where Node brings it,
 * `libsql` elsewhere. Commits are synced to disk before they return.
 *
 * @param file path of the database; its folder is made when it is missing
 * @param busyTimeout milliseconds that a statement may block for another process
 */
export async function openSqlite(file: string, busyTimeout: number): Promise<OpenedSqlite> {
  mkdirSync(dirname(file), { recursive: true });
  const { database, driver } = await openDriver(file);
  const adapted = adapt(database);
  // First, so that the switch to WAL waits for a server that starts at the same moment.
  adapted.prepare('pragma busy_timeout = 5000').all([]);
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) {
    adapted.prepare(`pragma ${pragma}`).all([]);
  }
  adapted.prepare(`pragma busy_timeout = ${busyTimeout}`).all([]);
  return { database: adapted, driver };
}

async function openDriver(
  file: string,
): Promise<{ database: DriverDatabase; driver: OpenedSqlite['driver'] }> {
  const builtIn: unknown = process.getBuiltinModule?.('node:sqlite');
  if (builtIn !== undefined) {
    // Node 20's types do not have the module that newer Nodes bring.
    const { DatabaseSync } = builtIn as { DatabaseSync: new (path: string) => DriverDatabase };
    return { database: new DatabaseSync(file), driver: 'node:sqlite' };
  }
  const { default: Libsql } = await import('libsql');
  // Its types describe better-sqlite3's generic statements; only these members are used.
  return { database: new Libsql(file) as unknown as DriverDatabase, driver: 'libsql' };
}

/** `node:sqlite` has no `reader` and takes parameters spread; both drivers understand this. */
function adapt(database: DriverDatabase): SqliteDatabase {
  return {
    close: () => void database.close(),
    prepare(sql) {
      if (/^begin\b/i.test(sql)) return direct(database, sql);
      const statement = database.prepare(sql);
      return {
        reader: statement.reader ?? answersRows(sql),
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}

/**
 * A statement run without being prepared. libsql leaves a prepared `begin` that
 * met another writer's lock in progress, and nothing on that connection can commit then.
 */
function direct(database: DriverDatabase, sql: string): SqliteStatement {
  const run = () => {
    database.exec(sql);
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [].values() };
}

/** Values never stand in the SQL text, so words in it are keywords or our own names. */
function answersRows(sql: string): boolean {
  return /^\s*(select|with|pragma|values|explain)\b|\breturning\b/i.test(sql);
}

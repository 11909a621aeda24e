import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { DriverDatabase, SqliteDriver } from './find-sqlite-driver';

/**
 * Opens one connection to a SQLite file, in the shape that Kysely's dialect takes.
 * Commits are synced to disk before they return.
 *
 * @param driver what opens it
 * @param file path of the database; its folder is made when it is missing
 * @param busyTimeout milliseconds that a statement may block for another process
 */
export function openSqlite(
  driver: SqliteDriver,
  file: string,
  busyTimeout: number,
): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const adapted = adapt(driver.open(file));
  // First, so that the switch to WAL waits for a server that starts at the same moment.
  adapted.prepare('pragma busy_timeout = 5000').all([]);
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) {
    adapted.prepare(`pragma ${pragma}`).all([]);
  }
  adapted.prepare(`pragma busy_timeout = ${busyTimeout}`).all([]);
  return adapted;
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

import { findSqliteDriver } from './find-sqlite-driver';

/** What can be asked of a database file that no server has open. */
export interface SqliteReader {
  /** Names what is damaged; empty if nothing is. */
  damage(): string[];
  /** The steps of its schema, oldest first; empty if it has none. */
  steps(): string[];
  /** The number of rows of a table; 0 if there is no such table. */
  count(table: string): number;
  /** The ids of a table's rows. */
  ids(table: string): string[];
}

/**
 * Reads a SQLite file, such as a copy.
 *
 * @param file path of the database
 * @param use reads it; it is closed afterwards
 */
export async function readSqlite<Result>(
  file: string,
  use: (reader: SqliteReader) => Result,
): Promise<Result> {
  const driver = await findSqliteDriver();
  const database = driver.open(file);
  const column = (sql: string, ...values: unknown[]): unknown[] =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => firstOf(row));
  const has = (table: string) =>
    column("select name from sqlite_master where type = 'table' and name = ?", table).length > 0;
  try {
    return use({
      damage: () =>
        column('pragma integrity_check')
          .map(String)
          .filter((line) => line !== 'ok'),
      steps: () =>
        has('migration') ? column('select name from migration order by name').map(String) : [],
      count: (table) => (has(table) ? Number(column(`select count(*) from ${table}`)[0]) : 0),
      ids: (table) => (has(table) ? column(`select id from ${table} order by id`).map(String) : []),
    });
  } finally {
    database.close();
  }
}

/** The value of a row with one column. */
function firstOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

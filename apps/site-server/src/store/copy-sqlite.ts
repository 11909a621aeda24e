import { closeSync, existsSync, openSync } from 'node:fs';
import { findSqliteDriver } from './find-sqlite-driver';

/**
 * Copies a SQLite database as it is at one moment, beside a server that goes on reading and
 * writing. The copy is one file, without free pages.
 *
 * @param file path of the database
 * @param to path of the copy, which only its owner may read; must not be there yet
 * @throws if there is no database, or the disk is full
 */
export async function copySqlite(file: string, to: string): Promise<void> {
  // Opening would make an empty one.
  if (!existsSync(file)) throw new Error(`there is no database ${file}.`);
  const driver = await findSqliteDriver();
  closeSync(openSync(to, 'wx', 0o600));
  const database = driver.open(file);
  try {
    // Run without preparing: libsql keeps a closed database open while a statement of it is left.
    database.exec('pragma busy_timeout = 10000');
    database.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}

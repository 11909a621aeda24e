import { existsSync } from 'node:fs';
import { findSqliteDriver } from './find-sqlite-driver';

/**
 * Whether another process has a SQLite database open, such as a running server. The lock ends with
 * that process, however it ended.
 *
 * @param file path of the database; one that is not there is not in use
 */
export async function isSqliteInUse(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const driver = await findSqliteDriver();
  const database = driver.open(file);
  try {
    // Run without preparing: libsql keeps a closed database open while a statement of it is left.
    database.exec('pragma busy_timeout = 0');
    // Leaving the write-ahead log needs the whole database for oneself.
    database.exec('pragma journal_mode = delete');
    database.exec('pragma journal_mode = wal');
    return false;
  } catch (error) {
    if (/SQLITE_BUSY|locked/i.test(error instanceof Error ? error.message : '')) return true;
    throw error;
  } finally {
    database.close();
  }
}

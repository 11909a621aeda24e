import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The environment variable with the path of a SQLite file with the tables of now. */
export const migratedFile = 'TEST_MIGRATED_FILE';

/** Puts a copy of that file into the empty folder of a store, if the run has one. */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  const file = process.env[migratedFile];
  if (file !== undefined) await copyFile(file, join(dataDir, 'frontage.db'));
}

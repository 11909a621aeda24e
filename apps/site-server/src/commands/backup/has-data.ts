import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName } from './backup-facts';

/** Whether a site has data. Those in PostgreSQL count as there: only a connection could tell. */
export function hasData({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, databaseName));
}

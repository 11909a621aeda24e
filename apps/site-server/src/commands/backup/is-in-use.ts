import { join } from 'node:path';
import { isSqliteInUse } from '../../store/is-sqlite-in-use';
import { databaseName } from './backup-facts';
import type { DataPlaces } from './run-backup';

/**
 * Whether a server, or another command, has the data of a site open. Of data in PostgreSQL nobody
 * can say: there it is false.
 */
export function isInUse({ dataDir, databaseUrl }: Omit<DataPlaces, 'keysDir'>): Promise<boolean> {
  return databaseUrl === undefined
    ? isSqliteInUse(join(dataDir, databaseName))
    : Promise.resolve(false);
}

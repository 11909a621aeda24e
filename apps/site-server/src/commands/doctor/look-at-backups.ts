import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../../app/configuration';
import { hasData } from '../backup/has-data';
import type { Finding } from './finding';

const day = 24 * 60 * 60 * 1000;

/** After how many days without a backup somebody should look. */
const longest = 7;

/**
 * Looks at the backups.
 *
 * @param configuration where they are, and the data
 * @param now UTC milliseconds
 */
export async function lookAtBackups(
  configuration: Pick<Configuration, 'dataDir' | 'databaseUrl' | 'backupsDir'>,
  now: number,
): Promise<Finding> {
  const { databaseUrl, backupsDir } = configuration;
  const subject = 'backups';
  if (databaseUrl !== undefined)
    return { state: 'fine', subject, says: 'of PostgreSQL, made by pg_dump: not looked at' };
  if (!hasData(configuration)) return { state: 'fine', subject, says: 'nothing to back up yet' };
  const names = await readdir(backupsDir).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar') && !name.startsWith('.'))
      .map(async (name) => (await stat(join(backupsDir, name))).mtimeMs),
  );
  const advice = 'Make one now, and then every night: npx frontage backup';
  if (times.length === 0)
    return { state: 'warning', subject, says: `there is none in ${backupsDir}`, advice };
  const days = Math.max(0, Math.floor((now - Math.max(...times)) / day));
  const says = `${times.length} in ${backupsDir}, the newest ${days === 0 ? 'of the last 24 hours' : `${days === 1 ? '1 day' : `${days} days`} old`}`;
  return days >= longest
    ? { state: 'warning', subject, says, advice }
    : { state: 'fine', subject, says };
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** When the data of a folder were last written, in UTC milliseconds; undefined for none. */
export async function lastWritten(dataDir: string): Promise<number | undefined> {
  const times = await Promise.all(
    ['frontage.db', 'frontage.db-wal'].map((name) =>
      stat(join(dataDir, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const last = Math.max(...times);
  return last === 0 ? undefined : last;
}

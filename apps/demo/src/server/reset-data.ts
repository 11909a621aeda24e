import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Empties the data folder, if it is one of ours.
 *
 * @throws Error if the folder has content, but no Frontage database
 */
export async function resetData(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const names = await readdir(dataDir);
  if (names.length > 0 && !names.includes('frontage.db')) {
    throw new Error(
      `${dataDir} is not a data folder of Frontage, so --reset leaves it alone. Name another DATA_DIR.`,
    );
  }
  for (const name of names) await rm(join(dataDir, name), { recursive: true });
}

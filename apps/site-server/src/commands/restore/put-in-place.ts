import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findUnfinishedRestore, restoreFolders } from '../../store/unfinished-restore';

/** Moves a file or a folder on one disk. */
type Move = (from: string, to: string) => Promise<void>;

/**
 * Puts data in place of others, by renames on one disk. From the first of them on the data are
 * those of the backup: when it is cut off, no server opens them until `finishRestore` has gone on.
 *
 * @param dataDir the data folder
 * @param draft the folder with the new data, in the data folder
 * @param stamp the time, as part of a file's name
 * @param move a test can cut it off
 * @returns where the old data are kept; undefined if there were none
 */
export async function putInPlace(
  dataDir: string,
  draft: string,
  stamp: string,
  move: Move = rename,
): Promise<string | undefined> {
  await move(draft, join(dataDir, restoreFolders.whole + stamp));
  await syncFolder(dataDir);
  return finishRestore(dataDir, move);
}

/**
 * Goes on with a restore that was cut off while it put data in place; does nothing if there is
 * none.
 *
 * @param dataDir the data folder
 * @param move a test can cut it off
 * @returns where the old data are kept; undefined if there were none
 */
export async function finishRestore(
  dataDir: string,
  move: Move = rename,
): Promise<string | undefined> {
  const unfinished = findUnfinishedRestore(dataDir);
  if (!unfinished) return undefined;
  const { step, stamp } = unfinished;
  const oldFolder = join(dataDir, `.before-${stamp}`);
  const arriving = join(dataDir, restoreFolders.arriving + stamp);
  if (step === 'whole') {
    const old = await dataIn(dataDir);
    if (old.length > 0) await mkdir(oldFolder, { mode: 0o700, recursive: true });
    for (const name of old) await move(join(dataDir, name), join(oldFolder, name));
    await move(join(dataDir, restoreFolders.whole + stamp), arriving);
    await syncFolder(dataDir);
  }
  for (const name of await readdir(arriving)) await move(join(arriving, name), join(dataDir, name));
  await syncFolder(dataDir);
  await rmdir(arriving);
  return existsSync(oldFolder) ? oldFolder : undefined;
}

/** Lists what is in a data folder, apart from what restores have there. */
export async function dataIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter(
    (name) => !/^\.(?:before|restored|arriving)-|^\.restoring$/.test(name),
  );
}

/** Waits until the renames in a folder are on disk, where the system lets a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { showFileSize } from '@frontage/commerce-model';
import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Finding } from './finding';

/** Below this a site can still be served, and soon no longer written to, in bytes. */
const littleSpace = { warning: 1_000_000_000, wrong: 100_000_000 };

/**
 * Looks at a folder: whether it can be written, by nobody else, and how much room there is.
 *
 * @param dataDir the data folder; before the first start it need not be there
 */
export async function lookAtFolder(dataDir: string): Promise<readonly Finding[]> {
  const subject = 'data folder';
  const there = await stat(dataDir).catch(() => undefined);
  if (there && !there.isDirectory())
    return [
      {
        state: 'wrong',
        subject,
        says: `${dataDir} is a file`,
        advice: 'Name a folder by DATA_DIR, or move that file away.',
      },
    ];
  const folder = there ? dataDir : nearestFolder(dataDir);
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite)
    return [
      {
        state: 'wrong',
        subject,
        says: `${folder} cannot be written by this user`,
        advice: `Give it to the user who runs the server: chown -R "$(whoami)" ${folder}`,
      },
    ];
  const isOpen = there !== undefined && process.platform !== 'win32' && (there.mode & 0o077) !== 0;
  const rights: Finding = isOpen
    ? {
        state: 'warning',
        subject,
        says: `others on this machine may look into ${dataDir}`,
        advice: `The next start closes it to them. Or now: chmod 700 ${dataDir}`,
      }
    : { state: 'fine', subject, says: there ? dataDir : `${dataDir}, made by the first start` };
  return [rights, await lookAtSpace(folder)];
}

/** The first folder above that is there: the data folder is made in it. */
function nearestFolder(path: string): string {
  const above = dirname(path);
  return above === path || existsSync(above) ? above : nearestFolder(above);
}

async function lookAtSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const subject = 'disk';
  const says = `${showFileSize(free)} left`;
  if (free >= littleSpace.warning) return { state: 'fine', subject, says };
  return {
    state: free < littleSpace.wrong ? 'wrong' : 'warning',
    subject,
    says,
    advice: 'Free some: when the disk is full, nothing that visitors send can be stored.',
  };
}

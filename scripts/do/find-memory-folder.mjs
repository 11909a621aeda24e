import { accessSync, constants, statfsSync } from 'node:fs';

const PLACE = '/dev/shm';
/** What all tests together may leave there, in bytes; a container often has 64 MB. */
const LEAST = 4 * 1024 ** 3;

/**
 * Finds a folder that is kept in memory and has room for what tests store: there a test does not
 * wait for the disk at each commit. Whoever sets TMPDIR keeps it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ place?: string, least?: number }} [machine] replaced by tests
 * @returns {string | undefined} undefined if there is none
 */
export function findMemoryFolder(env, { place = PLACE, least = LEAST } = {}) {
  if (env.TMPDIR) return undefined;
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= least ? place : undefined;
  } catch {
    return undefined;
  }
}

import type { Store } from '../../store/store';
import { deleteStaleUsedKeys } from './used-keys';

/** How many keys one write deletes: visitors' writes wait for it. */
const mostAtOnce = 500;

/**
 * Deletes the used keys of submissions that nobody can send again: a week after they have expired.
 *
 * @param store where they are
 * @returns how many were deleted
 */
export async function sweepKeys({ write, now }: Pick<Store, 'write' | 'now'>): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await write((db) => deleteStaleUsedKeys(db, now(), mostAtOnce));
    total += deleted;
    if (deleted < mostAtOnce) return total;
  }
}

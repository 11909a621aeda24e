import { createMemoryLimits } from '../http/create-memory-limits';
import type { RateLimits } from '../http/rate-limit';
import type { KeyRing } from '../signing/key-ring';
import type { Store } from '../store/store';
import { createSharedLimits } from './create-shared-limits';

/**
 * Makes the limits of a server. Servers that share a PostgreSQL database share them; with SQLite
 * they are the process's own.
 *
 * @param store the database
 * @param keys of the hashes that replace addresses in the database
 * @param report called with errors of the database
 */
export function createRateLimits(
  { shared, now }: Pick<Store, 'shared' | 'now'>,
  keys: KeyRing,
  report: (error: unknown) => void,
): RateLimits {
  return shared
    ? createSharedLimits({ db: shared, now, signer: keys.signer('limit'), report })
    : createMemoryLimits(now);
}

import { createMemoryLimits } from '../http/create-memory-limits';
import type { RateLimits } from '../http/rate-limit';
import type { Store } from '../store/store';
import { createSharedLimits } from './create-shared-limits';

/**
 * Makes the limits of a server: shared with others where they share a database, its own where the
 * database is a file.
 *
 * @param store the database
 * @param secret key of what the database keeps of addresses
 * @param report gets what the database failed with
 */
export function createRateLimits(
  { shared, now }: Pick<Store, 'shared' | 'now'>,
  secret: string,
  report: (error: unknown) => void,
): RateLimits {
  return shared ? createSharedLimits({ db: shared, now, secret, report }) : createMemoryLimits(now);
}

import { createRateBuckets } from './rate-buckets';
import type { RateLimits } from './rate-limit';

/**
 * Makes limits that count in this process.
 *
 * @param now milliseconds
 */
export function createMemoryLimits(now: () => number): RateLimits {
  return {
    create(_name, perMinute) {
      const buckets = createRateBuckets(perMinute, now);
      return { take: async (key) => buckets.take(key) };
    },
    // The number of buckets is bounded.
    sweep: () => Promise.resolve(),
  };
}

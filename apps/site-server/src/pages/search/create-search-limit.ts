import type { RateLimit, RateLimits } from '../../http/rate-limit';

/** The rate limits of searches. */
export interface SearchLimits {
  /** Searches per minute and network address. @default 120 */
  searchesPerMinute?: number;
}

/** Creates the rate limit of searches. */
export function createSearchLimit(
  { searchesPerMinute = 120 }: SearchLimits,
  limits: RateLimits,
): RateLimit {
  return limits.create('search', searchesPerMinute);
}

import type { RateLimit, RateLimits } from '../../http/rate-limit';

/** How often visitors may search. */
export interface SearchLimits {
  /** Searches a minute and address. @default 120 */
  searchesPerMinute?: number;
}

/** Makes the limit of searches. */
export function createSearchLimit(
  { searchesPerMinute = 120 }: SearchLimits,
  limits: RateLimits,
): RateLimit {
  return limits.create('search', searchesPerMinute);
}

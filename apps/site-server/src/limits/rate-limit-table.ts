/** A bucket that is not full yet. */
export interface RateLimitTable {
  /** Which limit and whose bucket, as a hash that needs this server's key. */
  key: string;
  /** When it is full again, in microseconds. */
  full_at: number;
  /** Whether the last event was allowed. */
  taken: number;
}

declare module '../store/database' {
  interface StoreTables {
    rate_limit: RateLimitTable;
  }
}

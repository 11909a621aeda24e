/** A bucket that has not filled again since it was last taken from. */
export interface RateLimitTable {
  /** Which limit and whose bucket, as a hash that only this server's secret makes. */
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

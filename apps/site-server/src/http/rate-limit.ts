/** Allows so many events a minute per key, evenly refilled. */
export interface RateLimit {
  /**
   * Takes one event from a key's bucket.
   *
   * @returns 0 when it is allowed, else the seconds until the next one is
   */
  take(key: string): Promise<number>;
}

/** Where limits keep their buckets: in this process, or where other servers count too. */
export interface RateLimits {
  /**
   * Makes a limit.
   *
   * @param name which one; limits of one name share their buckets where servers share them
   * @param perMinute events a minute, also the most at once
   */
  create(name: string, perMinute: number): RateLimit;
  /** Forgets buckets that are full again. */
  sweep(): Promise<void>;
}

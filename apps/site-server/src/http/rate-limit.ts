/** Allows a number of events per minute and key, evenly refilled. */
export interface RateLimit {
  /**
   * Takes one event from a key's bucket.
   *
   * @returns 0 if it is allowed, else the seconds until the next one is
   */
  take(key: string): Promise<number>;
}

/** The place of the buckets: this process, or a database that several servers share. */
export interface RateLimits {
  /**
   * Makes a limit.
   *
   * @param name of the limit; limits of one name share their buckets across servers that share them
   * @param perMinute events a minute, also the most at once
   */
  create(name: string, perMinute: number): RateLimit;
  /** Deletes buckets that are full again. */
  sweep(): Promise<void>;
}

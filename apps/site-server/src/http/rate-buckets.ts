/** Buckets of one limit, in memory. */
export interface RateBuckets {
  /**
   * Returns the seconds until a key's next event is allowed; 0 if it is allowed now, or if a clock
   * that was ahead makes this uncertain.
   */
  wait(key: string): number;
  /** Takes an event; returns 0 if it is allowed, else the seconds until the next one is. */
  take(key: string): number;
  /** Sets the state of a bucket: when it is full again, in microseconds. */
  keep(key: string, fullAt: number): void;
}

/** A minute in microseconds: how long an empty bucket takes to fill. */
export const minute = 60_000_000;

/**
 * Returns how much one event delays the time at which a bucket is full, in microseconds. It is
 * whole, so that a database computes the same.
 */
export function eventTime(perMinute: number): number {
  return Math.floor(minute / perMinute);
}

/**
 * The most keys. Beyond it, the least recently used key is dropped; its bucket is most likely full.
 */
const mostKeys = 10_000;

/**
 * Makes the buckets of a limit. Each is stored as the time at which it is full again.
 *
 * @param perMinute events a minute, also the most at once
 * @param now milliseconds
 */
export function createRateBuckets(perMinute: number, now: () => number): RateBuckets {
  const fullTimes = new Map<string, number>();
  const event = eventTime(perMinute);

  function readBucket(key: string): { wait: number; next: number } {
    const nowMicros = now() * 1_000;
    // A clock that was ahead empties a bucket, but no more than that.
    const next = Math.min(Math.max(fullTimes.get(key) ?? 0, nowMicros), nowMicros + minute) + event;
    return { next, wait: Math.max(0, Math.ceil((next - nowMicros - minute) / 1_000_000)) };
  }

  function keep(key: string, fullAt: number): void {
    // A Map keeps the order of insertion: the first key is the least recently used.
    fullTimes.delete(key);
    const [oldest] = fullTimes.keys();
    if (fullTimes.size >= mostKeys && oldest !== undefined) fullTimes.delete(oldest);
    fullTimes.set(key, fullAt);
  }

  return {
    wait(key) {
      const isOfLaterClock = (fullTimes.get(key) ?? 0) > now() * 1_000 + minute;
      return isOfLaterClock ? 0 : readBucket(key).wait;
    },
    take(key) {
      const { wait, next } = readBucket(key);
      keep(key, wait === 0 ? next : next - event);
      return wait;
    },
    keep,
  };
}

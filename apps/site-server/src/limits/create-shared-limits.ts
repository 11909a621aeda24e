import { createRateBuckets } from '../http/rate-buckets';
import type { RateLimit, RateLimits } from '../http/rate-limit';
import type { Signer } from '../signing/key-ring';
import type { Database } from '../store/database';
import { sweepShared, takeShared } from './take-shared';

/** Options of shared limits. */
export interface SharedLimitsOptions {
  /** Runs single statements, outside of writes. */
  readonly db: Database;
  /** Milliseconds. */
  readonly now: () => number;
  /** Makes the hashes that identify buckets; the same on every server. */
  readonly signer: Signer;
  /** Called with errors of the database; this process then counts alone for a while. */
  readonly report: (error: unknown) => void;
}

/** How long a failed database is not queried, in milliseconds. */
const pauseTime = 5_000;

/**
 * Makes limits that all servers on one PostgreSQL share. An event costs one statement, or none
 * while this server knows that the bucket is empty. While the database fails, each server continues
 * with its own count.
 *
 * @param options where they are kept
 */
export function createSharedLimits({ db, now, signer, report }: SharedLimitsOptions): RateLimits {
  let pausedUntil = 0;

  function handleFailure(error: unknown): void {
    // Requests that failed together count as one failure.
    if (now() < pausedUntil) return;
    pausedUntil = now() + pauseTime;
    report(error);
  }

  function create(name: string, perMinute: number): RateLimit {
    // The tokens left at this server's last count: others can only have taken more.
    const localBuckets = createRateBuckets(perMinute, now);
    const hash = (key: string) => signer.sign(`${name}:${key}`);
    return {
      async take(key) {
        const wait = localBuckets.wait(key);
        if (wait > 0) return wait;
        if (now() < pausedUntil) return localBuckets.take(key);
        try {
          const rate = { perMinute, now: now() };
          const { fullAt, isTaken } = await takeShared(db, hash(key), rate);
          localBuckets.keep(key, fullAt);
          return isTaken ? 0 : Math.max(1, localBuckets.wait(key));
        } catch (error) {
          handleFailure(error);
          return localBuckets.take(key);
        }
      },
    };
  }

  return { create, sweep: () => sweepShared(db, now()) };
}

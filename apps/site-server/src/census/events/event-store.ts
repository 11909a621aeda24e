import type { EventBatch, StoredEvent } from './tracked-event';
import type { CountQuery, VisitCount } from './visit-counts';

/**
 * Where events are kept. An adapter for another engine promises what `event-store-contract.ts`
 * tests: what is acknowledged is there after the process was killed, an event that comes twice is
 * there once, what cannot be read is kept apart and stops nothing.
 */
export interface EventStore {
  /**
   * Stores and counts a batch; settles once it is durable.
   *
   * @returns how many of its events are new
   * @throws if it could not be stored: nothing of it is then
   */
  append(batch: EventBatch): Promise<number>;
  /**
   * Reads stored events in their order.
   *
   * @param siteId the site
   * @param after the `place` of the last one read. @default the beginning
   * @param limit how many at most. @default 500
   */
  read(siteId: string, after?: string, limit?: number): Promise<readonly StoredEvent[]>;
  /** Sums up the daily counts; takes no longer for a million events than for a thousand. */
  counts(siteId: string, query: CountQuery): Promise<readonly VisitCount[]>;
  /**
   * Deletes every event of a visitor. The daily counts stay: nobody is in them.
   *
   * @returns how many there were
   */
  forgetVisitor(siteId: string, visitor: string): Promise<number>;
}

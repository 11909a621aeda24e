import type { EventBatch, StoredEvent } from './tracked-event';
import type { CountQuery, VisitCount } from './visit-counts';
import type { VisitorCount } from './visitor-days';

/**
 * Where events are kept and counted. `event-store-contract.ts` tests what it promises, with each
 * place that keeps single events: what is acknowledged is there after the process was killed, an
 * event that comes twice is there once, what cannot be read is kept apart and stops nothing.
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
  /** Lists the newest events of a visitor, `most` at the most; none for `''`. */
  listVisitor(siteId: string, visitor: string, most: number): Promise<readonly StoredEvent[]>;
  /** Sums up the daily counts; takes no longer for a million events than for a thousand. */
  counts(siteId: string, query: CountQuery): Promise<readonly VisitCount[]>;
  /** Counts different visitors who agreed; of days whose events were deleted there are none. */
  visitors(siteId: string, span: Pick<CountQuery, 'first' | 'last'>): Promise<VisitorCount>;
  /**
   * Deletes every event of a visitor, and their days. The daily counts stay: nobody is in them.
   *
   * @returns how many there were
   */
  forgetVisitor(siteId: string, visitor: string): Promise<number>;
  /**
   * Deletes what was received before a time, and the days of visitors up to its day. The daily
   * counts stay.
   *
   * @param before UTC milliseconds
   * @param timeZone of the site, an IANA name
   */
  sweep(siteId: string, before: number, timeZone: string): Promise<void>;
}

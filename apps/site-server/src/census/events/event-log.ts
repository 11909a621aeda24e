import type { StoredEvent } from './tracked-event';

/** What can be asked of the place where single events are kept. */
export interface EventSource {
  /** Reads events in their order, after a `place`; `''` is the beginning. */
  read(siteId: string, after: string, limit: number): Promise<readonly StoredEvent[]>;
  /** Lists the newest events of a visitor, `most` at the most. */
  listVisitor(siteId: string, visitor: string, most: number): Promise<readonly StoredEvent[]>;
  /** Deletes every event of a visitor for good; gives how many there were. */
  forgetVisitor(siteId: string, visitor: string): Promise<number>;
  /** Deletes what was received before a time, in UTC milliseconds. */
  sweep(siteId: string, before: number): Promise<void>;
}

/**
 * Another place than the database of the sites to keep single events in. Which events are known,
 * and all counts, stay in the database; so a log need not say what is new, only keep it.
 */
export interface EventLog extends EventSource {
  /**
   * Keeps events; settles once they are durable. An event comes again, by its id, when the browser
   * has got no answer: it is then there once, at its first place.
   */
  insert(siteId: string, events: readonly StoredEvent[]): Promise<void>;
}

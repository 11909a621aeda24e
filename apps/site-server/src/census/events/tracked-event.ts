/** An event of a visitor's browser, as it is stored and counted. */
export interface TrackedEvent {
  /** Unique on its site; an event that comes twice has the same. */
  readonly id: string;
  /** Such as `button-click`. */
  readonly name: string;
  /** The path of its page. */
  readonly page: string;
  /** See `trafficSource`. */
  readonly source: string;
  /** What it was about, such as the id of a form; '' for nothing. */
  readonly detail: string;
  /** The visitor's id [3.15]; '' for none. */
  readonly visitor: string;
  /** UTC milliseconds, by the server's clock. */
  readonly happenedAt: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event that could not be read, with the reason. */
export interface HeldEvent {
  readonly reason: string;
  /** What was sent, cut. */
  readonly data: string;
}

/** What a browser says became of its events since it last said so. */
export interface EventLoss {
  readonly created: number;
  readonly acknowledged: number;
  /** Reason → how many. */
  readonly dropped: Readonly<Record<string, number>>;
}

/** What one request brings. */
export interface EventBatch {
  readonly siteId: string;
  /** Unique on its site; undefined for calls of one event. */
  readonly batchId?: string | undefined;
  readonly events: readonly TrackedEvent[];
  readonly held?: readonly HeldEvent[];
  readonly loss?: EventLoss | undefined;
  /** Whether the visitor agreed: without it events are counted and not stored. */
  readonly isKept: boolean;
  readonly device: string;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** An event of the store. */
export interface StoredEvent extends Omit<TrackedEvent, 'id' | 'source' | 'detail'> {
  /** Its place in the store: greater for what was stored later. */
  readonly place: string;
  readonly id: string;
  readonly receivedAt: number;
}

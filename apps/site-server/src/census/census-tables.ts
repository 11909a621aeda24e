/** An event that a visitor agreed to have kept. */
export interface TrackedEventTable {
  /** Time-ordered; made by the server. */
  id: string;
  site_id: string;
  /** Made by the browser; an event that comes twice has the same. */
  event_id: string;
  name: string;
  page: string;
  /** The visitor's id [3.15]; '' for none. */
  visitor: string;
  happened_at: number;
  received_at: number;
  /** JSON. */
  data: string;
}

/** A batch of a browser, so that one that comes twice counts once. */
export interface TrackedBatchTable {
  site_id: string;
  batch_id: string;
  received_at: number;
}

/** An event that could not be read, kept apart. */
export interface HeldEventTable {
  id: string;
  site_id: string;
  reason: string;
  received_at: number;
  data: string;
}

/** How often something happened on a day; nobody's id is in it. */
export interface VisitCountTable {
  site_id: string;
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string;
  /** Whether the server saw it itself, or a browser reported it. */
  counted_by: 'server' | 'browser';
  event: string;
  page: string;
  /** A host, a path of the site itself, or '' for unknown. */
  source: string;
  device: string;
  /** What it was about, such as a form; '' for nothing. */
  detail: string;
  times: number;
}

/** How often a page was about as fast as a step says. */
export interface SpeedCountTable {
  site_id: string;
  day: string;
  page: string;
  device: string;
  metric: string;
  /** See `speedStep`. */
  step: number;
  times: number;
}

/** A script error; the same one again is the same row. */
export interface ScriptErrorTable {
  site_id: string;
  hash: string;
  message: string;
  /** File and line. */
  place: string;
  /** Of the first report. */
  stack: string;
  first_at: number;
  last_at: number;
}

/** How often a script error was reported on a day. */
export interface ScriptErrorCountTable {
  site_id: string;
  day: string;
  hash: string;
  page: string;
  browser: string;
  times: number;
}

/** What became of events on a day. */
export interface EventLossTable {
  site_id: string;
  day: string;
  kind: 'created' | 'acknowledged' | 'dropped' | 'held' | 'suppressed';
  /** '' where the kind says all. */
  reason: string;
  times: number;
}

declare module '../store/database' {
  interface StoreTables {
    tracked_event: TrackedEventTable;
    tracked_batch: TrackedBatchTable;
    held_event: HeldEventTable;
    visit_count: VisitCountTable;
    speed_count: SpeedCountTable;
    script_error: ScriptErrorTable;
    script_error_count: ScriptErrorCountTable;
    event_loss: EventLossTable;
  }
}

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

declare module '../../store/database' {
  interface StoreTables {
    tracked_event: TrackedEventTable;
  }
}

/** What became of events on a day. */
export interface EventLossTable {
  site_id: string;
  day: string;
  kind: 'created' | 'acknowledged' | 'dropped' | 'held' | 'suppressed';
  /** '' where the kind says all. */
  reason: string;
  times: number;
}

declare module '../../store/database' {
  interface StoreTables {
    event_loss: EventLossTable;
  }
}

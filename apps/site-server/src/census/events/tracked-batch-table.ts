/** A batch of a browser, so that one that comes twice counts once. */
export interface TrackedBatchTable {
  site_id: string;
  batch_id: string;
  received_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    tracked_batch: TrackedBatchTable;
  }
}

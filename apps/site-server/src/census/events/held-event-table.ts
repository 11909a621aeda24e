/** An event that could not be read, kept apart. */
export interface HeldEventTable {
  id: string;
  site_id: string;
  reason: string;
  received_at: number;
  data: string;
}

declare module '../../store/database' {
  interface StoreTables {
    held_event: HeldEventTable;
  }
}

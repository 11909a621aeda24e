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

declare module '../../store/database' {
  interface StoreTables {
    speed_count: SpeedCountTable;
  }
}

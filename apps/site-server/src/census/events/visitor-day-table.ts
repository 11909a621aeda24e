/** A day on which a visitor who agreed to be counted was there; goes when their events go. */
export interface VisitorDayTable {
  site_id: string;
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string;
  /** The visitor's id [3.15]. */
  visitor: string;
}

declare module '../../store/database' {
  interface StoreTables {
    visitor_day: VisitorDayTable;
  }
}

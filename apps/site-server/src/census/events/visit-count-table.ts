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

declare module '../../store/database' {
  interface StoreTables {
    visit_count: VisitCountTable;
  }
}

/** How often something happened on a day, told apart in one way; nobody's id is in it. */
export interface VisitCountTable {
  site_id: string;
  /** The server itself, browsers of visitors, or those of the people who look after the site. */
  counted_by: 'server' | 'browser' | 'area';
  /**
   * What `name` is: nothing (`all`), a page, a class of devices, where a visit came from, the page
   * on which it began, two pages of which one led to the other, or what an event was about.
   */
  part: 'all' | 'page' | 'device' | 'source' | 'entry' | 'step' | 'detail';
  event: string;
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string;
  name: string;
  times: number;
}

declare module '../../store/database' {
  interface StoreTables {
    visit_count: VisitCountTable;
  }
}

/** A filter of a list in the area, as somebody named it for themselves. */
export interface SavedViewTable {
  id: string;
  site_id: string;
  account_id: string;
  /** Of the list. */
  path: string;
  /** Once for each list and person. */
  name: string;
  /** What the list is filtered by, as its address says it. */
  query: string;
  created_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    saved_view: SavedViewTable;
  }
}

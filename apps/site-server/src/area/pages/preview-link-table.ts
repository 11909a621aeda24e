/** A link that shows the newest version of a page to whoever has it. */
export interface PreviewLinkTable {
  id: string;
  site_id: string;
  page_id: string;
  /** Who made it, by their name then. */
  made_by: string;
  ends_at: number;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    preview_link: PreviewLinkTable;
  }
}

/** Blocks that a site keeps under a name. */
export interface PagePatternTable {
  id: string;
  site_id: string;
  name: string;
  /** JSON: the blocks, and the settings of their section if they are a whole one. */
  content: string;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    page_pattern: PagePatternTable;
  }
}

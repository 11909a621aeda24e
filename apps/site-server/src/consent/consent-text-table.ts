/** What a banner said, once for all choices that were made with it. */
export interface ConsentTextTable {
  site_id: string;
  hash: string;
  text: string;
  created_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    consent_text: ConsentTextTable;
  }
}

/** The links to join of one address: all that were mailed until a time are over. */
export interface SpentJoinLinkTable {
  site_id: string;
  /** Of whoever left nothing else is kept, and this as long as one of the links would work. */
  address_hash: string;
  /** UTC milliseconds. */
  spent_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    spent_join_link: SpentJoinLinkTable;
  }
}

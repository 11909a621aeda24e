/** A gift card; its balance is the sum of its entries. */
export interface GiftCardTable {
  id: string;
  site_id: string;
  code_hash: string;
  last_four: string;
  currency: string;
  balance_cents: number;
  /** The order and its line that bought it; null if it was not bought here. */
  order_id: string | null;
  line_id: string | null;
  /** Its code for the page of that order, encrypted by a key of the server. */
  sealed_code: string | null;
  created_at: number;
}

/** One movement on a gift card; a cause moves it once. */
export interface GiftCardEntryTable {
  id: string;
  site_id: string;
  gift_card_id: string;
  cause: string;
  /** Minor units; below 0 for spending. */
  cents: number;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    gift_card: GiftCardTable;
    gift_card_entry: GiftCardEntryTable;
  }
}

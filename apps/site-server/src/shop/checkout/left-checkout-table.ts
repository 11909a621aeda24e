/** A checkout that led to no order and was deleted: that it was, and nothing of who began it. */
export interface LeftCheckoutTable {
  id: string;
  site_id: string;
  /** 1 if something was entered, else 0. */
  is_entered: number;
  /** UTC milliseconds. */
  begun_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    left_checkout: LeftCheckoutTable;
  }
}

/**
 * Something to be done at a payment provider; see `PaymentTask`. Of a checkout and name there is
 * one.
 */
export interface CheckoutTaskTable {
  checkout_id: string;
  name: string;
  task: string;
  /** Not before this; while a server does it, when another may try. */
  due_at: number;
  tries: number;
}

/** What a checkout would buy, and what it costs: never changed once it is there. */
export interface CheckoutQuoteTable {
  checkout_id: string;
  price_hash: string;
  document: string;
  created_at: number;
}

/** The tables that only checkouts use. */
export interface CheckoutTables {
  checkout_task: CheckoutTaskTable;
  checkout_quote: CheckoutQuoteTable;
}

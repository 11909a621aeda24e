/** A request for a notice when a variant is in stock again. */
export interface RestockNoticeTable {
  id: string;
  site_id: string;
  product_id: string;
  variant_id: string;
  email: string;
  /** In lower case; unique for each variant. */
  email_key: string;
  /** The product's page, at the visitor's address. */
  page_url: string;
  language: string;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    restock_notice: RestockNoticeTable;
  }
}

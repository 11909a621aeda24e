/** Who wants to hear when a variant can be bought again. */
export interface RestockNoticeTable {
  id: string;
  site_id: string;
  product_id: string;
  variant_id: string;
  email: string;
  /** In small letters; of one variant each stands once. */
  email_key: string;
  /** Of the product, as the visitor reached it. */
  page_url: string;
  language: string;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    restock_notice: RestockNoticeTable;
  }
}

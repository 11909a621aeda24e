/** A buyer's review of a product. */
export interface ReviewTable {
  id: string;
  site_id: string;
  product_id: string;
  order_id: string;
  stars: number;
  title: string;
  text_body: string;
  name: string;
  /** What it is found by: its words, its author, its product, in lower case. */
  search_text: string;
  state: 'waiting' | 'published' | 'refused';
  created_at: number;
  updated_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    review: ReviewTable;
  }
}

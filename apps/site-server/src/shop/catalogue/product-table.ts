import type { JsonText } from '../../store/json-text';
import type { ProductDocument, StoredProduct } from './stored-product';

/** A product as its owner saved it; `document` is the JSON text of `StoredProduct`. */
export interface ProductTable {
  id: string;
  site_id: string;
  slug: string;
  category: string;
  state: StoredProduct['state'];
  publish_at: number | null;
  /** What it is found by: title, address, stock keeping units and category, in lower case. */
  search_text: string;
  document: JsonText<ProductDocument>;
  /** Counts its changes. */
  revision: number;
  created_at: number;
  updated_at: number;
  /** Null unless its owner deleted it: orders, reviews and subscriptions still name it. */
  deleted_at: number | null;
}

declare module '../../store/database' {
  interface StoreTables {
    product: ProductTable;
  }
}

import type { JsonText } from '../../store/json-text';
import type { CartContent } from './stored-cart';

/** A visitor's cart; `document` is the JSON text of `StoredCart`. */
export interface CartTable {
  id: string;
  site_id: string;
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  /** Increases with every change; writes are compare-and-set. */
  version: number;
  document: JsonText<CartContent>;
  /** Set once it was bought. */
  order_id: string | null;
  created_at: number;
  updated_at: number;
  expires_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    cart: CartTable;
  }
}

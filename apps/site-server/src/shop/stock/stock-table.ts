/** The available stock of a limited variant, without held pieces. */
export interface StockTable {
  product_id: string;
  variant_id: string;
  site_id: string;
  quantity: number;
}

/** Pieces that a checkout or a renewal holds; they are not in `stock` meanwhile. */
export interface HoldTable {
  purchase_id: string;
  product_id: string;
  variant_id: string;
  site_id: string;
  quantity: number;
  expires_at: number;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    stock: StockTable;
    hold: HoldTable;
  }
}

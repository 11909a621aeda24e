import type { CheckoutKind } from '@frontage/react-blocks/server';

/** A line of an order that is paid, without what was given back of it. */
export interface SaleTable {
  order_id: string;
  line_id: string;
  site_id: string;
  product_id: string;
  /** Of the product, as it was sold. */
  title: string;
  kind: CheckoutKind;
  currency: string;
  pieces: number;
  /** After discounts; without shipping, and without taxes that were added. */
  cents: number;
  /** When it was ordered, UTC milliseconds. */
  sold_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    sale: SaleTable;
  }
}

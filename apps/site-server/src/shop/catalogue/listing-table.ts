/**
 * The searchable data of a product for lists; one row for each currency that it is sold in. Derived
 * from the product's document.
 */
export interface ListingTable {
  product_id: string;
  currency: string;
  site_id: string;
  title: string;
  category: string;
  /** UTC milliseconds; null for a draft. */
  visible_from: number | null;
  position: number;
  created_at: number;
  from_cents: number;
  /** 1 or 0. */
  on_sale: number;
  /** Whether it is unlimited: 1 or 0. */
  is_endless: number;
}

/** A tag of a product. */
export interface ListingTagTable {
  product_id: string;
  site_id: string;
  tag: string;
}

/** A limited variant that is sold in a currency. */
export interface ListingVariantTable {
  product_id: string;
  currency: string;
  variant_id: string;
}

declare module '../../store/database' {
  interface StoreTables {
    listing: ListingTable;
    listing_tag: ListingTagTable;
    listing_variant: ListingVariantTable;
  }
}

import type { JsonText } from '../../store/json-text';

/** A product of a table that was not saved, and why. */
export interface LeftOutProduct {
  readonly title: string;
  readonly wrong: readonly string[];
}

/** A table of products that is being brought in, or was. */
export interface ProductImportTable {
  id: string;
  site_id: string;
  /** How many products are to be saved, and how many it has gone through. */
  total: number;
  done: number;
  saved: number;
  left_out: JsonText<readonly LeftOutProduct[]>;
  /** UTC milliseconds; null while it is under way. Stopped by hand if `done` is below `total`. */
  finished_at: number | null;
  created_at: number;
  /** When it last went on. */
  updated_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    product_import: ProductImportTable;
  }
}

import type { JsonText } from '../store/json-text';
import type { SiteSettings } from './site-settings';

/** One published site; `settings` is the JSON text of `SiteSettings`. */
export interface SiteTable {
  id: string;
  host: string | null;
  /** Counts every change that a visitor could see; part of every page's ETag. */
  revision: number;
  /** Counts every visible change of products; pages that show products are then rendered again. */
  shop_revision: number;
  settings: JsonText<SiteSettings>;
  created_at: number;
  updated_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    site: SiteTable;
  }
}

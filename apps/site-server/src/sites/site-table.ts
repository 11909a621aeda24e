import type { JsonText } from '../store/json-text';
import type { SiteSettings } from './site-settings';

/** One published address; `settings` is the JSON text of `SiteSettings`. */
export interface SiteTable {
  id: string;
  host: string | null;
  /** Counts every change that a visitor could see; part of every page's ETag. */
  revision: number;
  /**
   * Counts every change of what visitors see of products; pages that show some are looked at anew.
   */
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

import type { SiteLook } from '@frontage/site-model/look';
import type { JsonText } from '../../store/json-text';

/** One version of a site's look; the newest is the draft. */
export interface LookVersionTable {
  site_id: string;
  /** From 1. */
  number: number;
  look: JsonText<SiteLook>;
  /** '' for a program. */
  made_by: string;
  /** UTC milliseconds. */
  created_at: number;
  /** When visitors last began to see it, UTC milliseconds; null for never. */
  published_at: number | null;
}

declare module '../../store/database' {
  interface StoreTables {
    look_version: LookVersionTable;
  }
}

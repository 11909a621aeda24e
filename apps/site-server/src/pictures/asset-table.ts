import type { Generated, Selectable } from 'kysely';

/** A picture of the site; its bytes are in a file named by its id. */
export interface AssetTable {
  id: string;
  site_id: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  alt: string;
  focal_x: number;
  focal_y: number;
  color: string;
  bytes: number;
  /** 0: it was stored before frames were counted. */
  frames: number;
  transparent: number;
  /** 1: only its buyers may fetch it. */
  for_buyers: number;
  /** Name and alternative text as a search of the owner's area compares them. */
  search_text: Generated<string>;
  created_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    asset: AssetTable;
  }
}

/** A row of the table. */
export type AssetRow = Selectable<AssetTable>;

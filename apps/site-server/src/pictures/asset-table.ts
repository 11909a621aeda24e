/** A picture that the site owns; its bytes are a file named after the id. */
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
  /** 0: stored before frames were counted. */
  frames: number;
  transparent: number;
  /** 1: only who bought it may fetch it. */
  for_buyers: number;
  created_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    asset: AssetTable;
  }
}

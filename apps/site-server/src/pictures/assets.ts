import type { Asset } from '@frontage/site-model';
import { refuseForeignRow } from '../sites/refuse-foreign-row';
import { touchSite } from '../sites/sites';
import type { Database } from '../store/database';
import { searchKey } from '../store/search-key';
import type { AssetRow } from './asset-table';

/** An asset with the facts that only the server needs. */
export interface StoredAsset extends Asset {
  siteId: string;
  /** Size of the original file. */
  bytes: number;
  /** Frames of an animation, 1 for a still picture, 0 if it was stored before they were counted. */
  frames: number;
  /** Whether the background shows through. */
  transparent: boolean;
  /** Whether only its buyers may fetch it. */
  forBuyers: boolean;
}

/**
 * Finds one asset of a site.
 *
 * @param db the reading side
 * @param siteId the site
 * @param assetId the asset
 */
export async function findAsset(
  db: Database,
  siteId: string,
  assetId: string,
): Promise<StoredAsset | undefined> {
  const [found] = await findAssets(db, siteId, [assetId]);
  return found;
}

/**
 * Finds several assets at once; unknown ids are left out.
 *
 * @param db the reading side
 * @param siteId the site
 * @param assetIds their ids
 */
export async function findAssets(
  db: Database,
  siteId: string,
  assetIds: readonly string[],
): Promise<StoredAsset[]> {
  if (assetIds.length === 0) return [];
  const rows = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', assetIds)
    .execute();
  return rows.map(readAsset);
}

/**
 * Writes an asset's row; its file must already be in place.
 *
 * @param db the transaction of a write
 * @param stored the asset
 * @param now UTC milliseconds
 * @throws if the asset belongs to another site
 */
export async function insertAsset(db: Database, stored: StoredAsset, now: number): Promise<void> {
  await refuseForeignRow(db, 'asset', stored.id, stored.siteId);
  const values = {
    name: stored.name,
    mime: stored.mime,
    width: stored.width,
    height: stored.height,
    alt: stored.alt,
    focal_x: stored.focalPoint.x,
    focal_y: stored.focalPoint.y,
    color: stored.color,
    bytes: stored.bytes,
    frames: stored.frames,
    transparent: stored.transparent ? 1 : 0,
    for_buyers: stored.forBuyers ? 1 : 0,
    search_text: assetSearchText(stored),
  };
  await db
    .insertInto('asset')
    .values({ id: stored.id, site_id: stored.siteId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await touchSite(db, stored.siteId, now);
}

/** Makes a file from its row. */
export function readAsset(row: AssetRow): StoredAsset {
  return {
    id: row.id,
    siteId: row.site_id,
    name: row.name,
    mime: row.mime,
    width: row.width,
    height: row.height,
    alt: row.alt,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    color: row.color,
    bytes: row.bytes,
    frames: row.frames,
    transparent: row.transparent === 1,
    forBuyers: row.for_buyers === 1,
  };
}

/** Returns what a search of the owner's area finds a file by: its name and its text. */
export function assetSearchText({ name, alt }: Pick<StoredAsset, 'name' | 'alt'>): string {
  return searchKey(`${name} ${alt}`);
}

import { touchSite } from '../sites/sites';
import type { Database } from '../store/database';
import { assetSearchText, type StoredAsset } from './assets';

/** What an owner says of a file. */
export type AssetFacts = Pick<StoredAsset, 'name' | 'alt' | 'focalPoint'>;

/**
 * Changes what is said of a file, for visitors at once.
 *
 * @param db the transaction of a write
 * @param asset the file
 * @param facts as they shall be
 * @param now UTC milliseconds
 */
export async function changeAsset(
  db: Database,
  { id, siteId }: Pick<StoredAsset, 'id' | 'siteId'>,
  facts: AssetFacts,
  now: number,
): Promise<void> {
  const { name, alt, focalPoint } = facts;
  await db
    .updateTable('asset')
    .set({
      name,
      alt,
      focal_x: focalPoint.x,
      focal_y: focalPoint.y,
      search_text: assetSearchText(facts),
    })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .execute();
  await touchSite(db, siteId, now);
}

/** Deletes the row of a file; the file itself is deleted after the transaction. */
export async function deleteAsset(
  db: Database,
  { id, siteId }: Pick<StoredAsset, 'id' | 'siteId'>,
  now: number,
): Promise<void> {
  await db.deleteFrom('asset').where('id', '=', id).where('site_id', '=', siteId).execute();
  await touchSite(db, siteId, now);
}

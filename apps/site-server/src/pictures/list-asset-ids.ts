import type { Database } from '../store/database';
import type { AssetTable } from './asset-table';

/**
 * Lists the ids of all files of a site: pictures, videos, captions, and what buyers of digital
 * products get.
 *
 * @param db the reading side
 * @param siteId the site
 */
export async function listAssetIds(db: Database, siteId: string): Promise<AssetTable['id'][]> {
  const rows = await db
    .selectFrom('asset')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

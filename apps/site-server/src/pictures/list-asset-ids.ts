import type { Database } from '../store/database';
import type { AssetTable } from './asset-table';

/**
 * Lists the ids of all files that pages of a site may show: pictures, videos and captions.
 *
 * @param db the reading side
 * @param siteId the site
 */
export async function listAssetIds(db: Database, siteId: string): Promise<AssetTable['id'][]> {
  const rows = await db
    .selectFrom('asset')
    .select('id')
    .where('site_id', '=', siteId)
    .where('for_buyers', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

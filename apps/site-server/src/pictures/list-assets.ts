import type { Database } from '../store/database';
import { findAssets, type StoredAsset } from './assets';

/**
 * Lists the newest files of a site: pictures, or what only buyers may fetch.
 *
 * @param db the reading side
 * @param siteId the site
 * @param kind which of them
 * @param limit the most
 */
export async function listAssets(
  db: Database,
  siteId: string,
  kind: 'pictures' | 'goods',
  limit: number,
): Promise<StoredAsset[]> {
  const siteAssets = db
    .selectFrom('asset')
    .select('id')
    .where('site_id', '=', siteId)
    .where('for_buyers', '=', kind === 'goods' ? 1 : 0);
  const rows = await (
    kind === 'pictures' ? siteAssets.where('mime', 'like', 'image/%') : siteAssets
  )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const found = new Map((await findAssets(db, siteId, ids)).map((asset) => [asset.id, asset]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

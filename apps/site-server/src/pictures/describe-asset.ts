import { touchSite } from '../sites/sites';
import type { Database } from '../store/database';

/**
 * Changes the alternative text of a picture, wherever it is shown.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param asset the picture and its text
 * @param now UTC milliseconds
 */
export async function describeAsset(
  db: Database,
  siteId: string,
  { id, alt }: { readonly id: string; readonly alt: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('asset')
    .set({ alt })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .execute();
  await touchSite(db, siteId, now);
}

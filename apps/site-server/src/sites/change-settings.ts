import type { Database } from '../store/database';
import { parseJson, toJson } from '../store/json-text';
import { lockSite } from './lock-site';
import type { SiteSettings } from './site-settings';
import { findSiteRow, touchSite } from './sites';

/**
 * Changes the settings of a site as they are at that moment: whoever else changes them waits until
 * the end of the transaction.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param change gives the next settings; the same object for no change
 * @param now UTC milliseconds
 */
export async function changeSettings(
  db: Database,
  siteId: string,
  change: (settings: SiteSettings) => SiteSettings,
  now: number,
): Promise<void> {
  await lockSite(db, siteId);
  const row = await findSiteRow(db, siteId);
  if (!row) return;
  const before: SiteSettings = parseJson(row.settings);
  const after = change(before);
  if (after === before) return;
  await db
    .updateTable('site')
    .set({ settings: toJson(after) })
    .where('id', '=', siteId)
    .execute();
  await touchSite(db, siteId, now);
}

import type { Database } from '../../store/database';
import { findEditedPage } from '../documents/edited-page';

/** Finds the title of the page that a page translates, if that was deleted [3.52]. */
export async function findDeletedOriginal(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_translation')
    .select('original_id')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  const original = row && (await findEditedPage(db, siteId, row.original_id));
  return original?.state === 'deleted' ? original.title : undefined;
}

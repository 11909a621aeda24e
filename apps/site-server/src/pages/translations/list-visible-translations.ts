import type { Database } from '../../store/database';
import { listPagesById, type ListedPage } from '../documents/list-pages';

/** Lists the translations of pages that visitors see [3.52]. */
export async function listVisibleTranslations(
  db: Database,
  siteId: string,
  originalIds: readonly string[],
): Promise<ListedPage[]> {
  if (originalIds.length === 0) return [];
  const rows = await db
    .selectFrom('page_translation')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where('original_id', 'in', originalIds)
    .execute();
  const ids = rows.map((row) => row.page_id);
  const pages = await listPagesById(db, siteId, ids);
  return pages.filter(({ isVisible }) => isVisible);
}

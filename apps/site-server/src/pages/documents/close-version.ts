import type { Database } from '../../store/database';

/**
 * Ends the version of a page that is still written into: from now on it stays as it is.
 *
 * @param db the transaction of a write
 */
export async function closeVersion(db: Database, pageId: string): Promise<void> {
  await db
    .updateTable('page_version')
    .set({ is_open: 0 })
    .where('page_id', '=', pageId)
    .where('is_open', '=', 1)
    .execute();
}

import type { Database } from '../../store/database';
import { deleteUploadsOf } from '../uploads/uploads';

/** What was deleted for good. */
export interface DeletedMessages {
  readonly ids: readonly string[];
  /** Their files, whose bytes are to be removed once the transaction has ended. */
  readonly files: readonly string[];
}

/**
 * Deletes messages for good: what was entered, its files, notes and answers.
 *
 * @param db the transaction of a write
 * @param siteId the site; messages of others stay
 * @param ids the messages
 */
export async function deleteMessages(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<DeletedMessages> {
  if (ids.length === 0) return { ids: [], files: [] };
  const rows = await db
    .selectFrom('submission')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return { ids: [], files: [] };
  const files = await deleteUploadsOf(db, found);
  await db.deleteFrom('message_note').where('submission_id', 'in', found).execute();
  await db.deleteFrom('submission').where('id', 'in', found).execute();
  return { ids: found, files };
}

import type { Store } from '../../store/store';
import { deletedPageLifetime } from './pages';
import { publishPage } from './save-page';

/**
 * Publishes the pages whose hour has come, also while no server was running. What was left out of
 * them is in their drafts again.
 *
 * @param store the store
 */
export async function publishDuePages(
  store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>,
): Promise<void> {
  const now = store.now();
  const due = await store.read
    .selectFrom('page')
    .select('id')
    .where('publish_at', '<=', now)
    .execute();
  for (const { id } of due)
    await store.change(async (db) => {
      // Another server may have published it, or somebody may have taken the hour back.
      const still = await db
        .updateTable('page')
        .set({ publish_at: null })
        .where('id', '=', id)
        .where('publish_at', '<=', now)
        .executeTakeFirst();
      if (still.numUpdatedRows > 0n) await publishPage(db, id, { now, createId: store.createId });
    });
}

/**
 * Deletes the pages for good that nobody has put back.
 *
 * @param store the store
 */
export async function sweepDeletedPages({
  read,
  write,
  now,
}: Pick<Store, 'read' | 'write' | 'now'>): Promise<void> {
  const before = now() - deletedPageLifetime;
  const old = await read
    .selectFrom('page')
    .select('id')
    .where('deleted_at', '<=', before)
    .execute();
  for (const { id } of old)
    await write(async (db) => {
      const page = await db
        .selectFrom('page')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', '<=', before)
        .executeTakeFirst();
      if (!page) return;
      await db.deleteFrom('page_words').where('page_id', '=', id).execute();
      await db.deleteFrom('redirect').where('page_id', '=', id).execute();
      await db.deleteFrom('page_presence').where('page_id', '=', id).execute();
      await db.deleteFrom('page_left_out').where('page_id', '=', id).execute();
      await db.deleteFrom('page_edit').where('page_id', '=', id).execute();
      await db.deleteFrom('page_version').where('page_id', '=', id).execute();
      await db.deleteFrom('page').where('id', '=', id).execute();
    });
}

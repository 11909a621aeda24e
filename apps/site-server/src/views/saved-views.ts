import type { Database } from '../store/database';
import type { SavedViewTable } from './saved-view-table';

/** A filter of a list under a name. */
export type SavedView = Pick<SavedViewTable, 'id' | 'path' | 'name' | 'query'>;

/** The most views that somebody keeps. */
export const mostViews = 50;

/** Lists the views of somebody by name. */
export async function listSavedViews(db: Database, accountId: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_view')
    .select(['id', 'path', 'name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute();
}

/**
 * Stores a view. One of the same name for the same list shows from now on what the new one shows.
 *
 * @param db the transaction of a write
 * @param view whose, of which list, what it shows
 * @returns whether there was room for it
 */
export async function insertSavedView(db: Database, view: SavedViewTable): Promise<boolean> {
  const views = await listSavedViews(db, view.account_id);
  const isNew = !views.some(({ path, name }) => path === view.path && name === view.name);
  if (isNew && views.length >= mostViews) return false;
  await db
    .insertInto('saved_view')
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'path', 'name']).doUpdateSet({ query: view.query }),
    )
    .execute();
  return true;
}

/**
 * Removes one view of somebody.
 *
 * @param db the transaction of a write
 * @returns the view; undefined if they have none by this id
 */
export async function removeSavedView(
  db: Database,
  accountId: string,
  id: string,
): Promise<SavedView | undefined> {
  const view = (await listSavedViews(db, accountId)).find((candidate) => candidate.id === id);
  if (view) await db.deleteFrom('saved_view').where('id', '=', view.id).execute();
  return view;
}

/** Removes all views of somebody who no longer looks after the site. */
export async function removeSavedViewsOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('saved_view').where('account_id', '=', accountId).execute();
}

import { redirectsOf, saveRedirect } from '../../pages/documents/redirects';
import type { Store } from '../../store/store';
import type { RedirectEntry } from './site-files';

/**
 * Brings redirects to what their file says; those that it does not name stay.
 *
 * @param store the store
 * @param siteId the site
 * @param redirects as the file says them
 * @param idOf gives the id of a page by the name of its file
 * @returns whether anything changed
 */
export async function importRedirects(
  { read, write, now }: Pick<Store, 'read' | 'write' | 'now'>,
  siteId: string,
  redirects: readonly RedirectEntry[],
  idOf: (name: string) => string,
): Promise<boolean> {
  if (redirects.length === 0) return false;
  const rows = await redirectsOf(read, siteId)
    .select(['redirect.path', 'redirect.target', 'redirect.page_id'])
    .execute();
  const known = new Map(rows.map(({ path, target, page_id: id }) => [path, id ?? target]));
  const changed = redirects
    .map((entry) => ({
      path: entry.path,
      target: 'page' in entry ? '' : entry.target,
      pageId: 'page' in entry ? idOf(entry.page) : null,
    }))
    .filter(({ path, target, pageId }) => known.get(path) !== (pageId ?? target));
  await write(async (db) => {
    for (const redirect of changed) await saveRedirect(db, siteId, redirect, now());
  });
  return changed.length > 0;
}

import { redirectsOf } from '../../pages/documents/redirects';
import type { Store } from '../../store/store';
import { siteFileNames, type RedirectEntry } from '../../imports/site-files/site-files';
import { writeJson } from './write-json';

/**
 * Writes where old addresses lead. Those that lead to a page without a file, such as a deleted one,
 * are left out.
 *
 * @param store the store
 * @param siteId the site
 * @param place the folder of the site, and the files of its pages by their ids
 * @returns what was written
 */
export async function exportRedirects(
  { read }: Pick<Store, 'read'>,
  siteId: string,
  { folder, named }: { folder: string; named: ReadonlyMap<string, string> },
): Promise<readonly RedirectEntry[]> {
  const rows = await redirectsOf(read, siteId)
    .select(['redirect.path', 'redirect.target', 'redirect.page_id'])
    .orderBy('redirect.path')
    .execute();
  const redirects = rows.flatMap(({ path, target, page_id: id }): RedirectEntry[] => {
    if (id === null) return [{ path, target }];
    const page = named.get(id);
    return page === undefined ? [] : [{ path, page }];
  });
  if (redirects.length > 0) await writeJson(folder, siteFileNames.redirects, redirects);
  return redirects;
}

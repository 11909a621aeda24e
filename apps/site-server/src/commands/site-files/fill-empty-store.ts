import { importSiteFiles, type SiteImportStore } from './import-site-files';
import { readSiteFiles } from './read-site-files';

/**
 * Fills a store without a site from the files of a folder, on the first start. A store with a
 * published home page is left as it is.
 *
 * @param store the store
 * @param folder of the site's files
 * @returns whether it was filled now
 * @throws when something is wrong in the files: the message has a line for each
 */
export async function fillEmptyStore(store: SiteImportStore, folder: string): Promise<boolean> {
  const site = await store.findSite('');
  if (site && (await store.publishedPages(site.id)).some(({ slug }) => slug === '')) return false;
  await importSiteFiles(store, await readSiteFiles(folder));
  return true;
}

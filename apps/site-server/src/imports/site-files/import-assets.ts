import { isDeepStrictEqual } from 'node:util';
import type { ImportStore } from './import-store';
import type { SiteFiles } from './site-files';

/**
 * Adds pictures, and what buyers get, to a store; of those that are there, what is said of them is
 * brought to what the files say.
 *
 * @param store the store
 * @param siteId the site
 * @param files as they were read
 * @param idOf gives an id by the name of a file
 * @returns the names of what changed
 */
export async function importAssets(
  store: Pick<ImportStore, 'assets' | 'saveAsset'>,
  siteId: string,
  { assets }: Pick<SiteFiles, 'assets'>,
  idOf: (name: string) => string,
): Promise<string[]> {
  const storedAssets = await store.assets(
    siteId,
    assets.map(({ name }) => idOf(name)),
  );
  const added: string[] = [];
  for (const { name, title, open, alt, focalPoint, forBuyers } of assets) {
    const id = idOf(name);
    const stored = storedAssets.find((asset) => asset.id === id);
    if (stored?.alt === alt && isDeepStrictEqual(stored.focalPoint, focalPoint)) continue;
    await store.saveAsset(open(), { id, siteId, name: title, alt, focalPoint, forBuyers });
    added.push(name);
  }
  return added;
}

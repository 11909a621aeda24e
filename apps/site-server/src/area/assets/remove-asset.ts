import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { deleteAsset } from '../../pictures/change-asset';
import type { Site } from '../../sites/site-settings';
import type { AreaAssetServices, FoundAsset } from './define-asset-action';
import { findAssetUses, type AssetUse } from './find-asset-uses';

/**
 * Deletes a file, if nothing uses it or it is to be deleted although something does.
 *
 * @param call which file, and by whom
 * @param services the store and its files
 * @returns what uses it; then nothing was deleted
 */
export async function removeAsset(
  {
    request,
    site,
    body,
    found: { asset, contributor },
  }: {
    request: EndpointRequest;
    site: Site;
    body: { although?: 'on' | undefined };
    found: FoundAsset;
  },
  { store, files }: Pick<AreaAssetServices, 'store' | 'files'>,
): Promise<readonly AssetUse[]> {
  const uses = await store.change(async (db) => {
    const found = body.although ? [] : await findAssetUses(db, site, asset.id);
    if (found.length > 0) return found;
    await deleteAsset(db, asset, store.now());
    const { account: by } = contributor;
    await writeAudit(db, store, { act: 'fileDeleted', by, request, subject: asset.name });
    return [];
  });
  // After the row: a file without a row is never shown, and nobody finds it.
  if (uses.length === 0) await files.remove(asset.id);
  return uses;
}

import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SiteStore } from '../../app/site-store';
import { hashStream } from '../../files/hash-stream';
import { listAssetIds } from '../../pictures/list-asset-ids';
import type { FileNames } from '../../imports/site-files/create-file-names';
import { siteFileNames } from '../../imports/site-files/site-files';
import { writeJson } from './write-json';

/**
 * Writes the pictures of a site, and what buyers of its digital products get.
 *
 * @param store the store
 * @param siteId the site
 * @param place the folder of the site, and what chooses names in it
 * @returns the names of the files, by the ids of what they hold
 */
export async function exportAssets(
  { read, assets: find, files }: Pick<SiteStore, 'read' | 'assets' | 'files'>,
  siteId: string,
  { folder, names }: { folder: string; names: FileNames },
): Promise<ReadonlyMap<string, string>> {
  const assets = await find(siteId, await listAssetIds(read, siteId));
  const pictures: Record<string, object> = {};
  const goods: Record<string, object> = {};
  const named = new Map<string, string>();
  // In one order, so that an unchanged site gives the same files.
  for (const asset of [...assets].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, alt, focalPoint, forBuyers } = asset;
    const name = forBuyers ? names.ofFile(asset.name) : names.ofPicture(asset.name);
    named.set(id, name);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(files.path(id), join(folder, name));
    const sha256 = Buffer.from(await hashStream(files.read(id)), 'base64url').toString('hex');
    const file = basename(name);
    const about = forBuyers ? goods : pictures;
    about[file] = { alt, focalPoint, id, ...(asset.name !== file && { name: asset.name }), sha256 };
  }
  await writeJson(folder, siteFileNames.aboutPictures, pictures);
  if (Object.keys(goods).length > 0) await writeJson(folder, siteFileNames.aboutFiles, goods);
  return named;
}

import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { hashContent } from '../../imports/site-files/hash-content';
import { listFiles } from './list-files';
import { readJsonFile, type Problems } from './read-json-file';
import { assetsFileSchema } from '../../imports/site-files/site-file-schemas';
import { siteFileNames, type AssetFile } from '../../imports/site-files/site-files';

/**
 * Reads the pictures of a site, and what buyers of digital products get.
 *
 * @param folder of the site
 * @param problems gets a line for everything that is wrong
 */
export async function readAssetFiles(folder: string, problems: Problems): Promise<AssetFile[]> {
  const { pictures, aboutPictures, files, aboutFiles } = siteFileNames;
  const found = [
    await readFolder(folder, { inside: pictures, about: aboutPictures }, problems),
    await readFolder(folder, { inside: files, about: aboutFiles }, problems),
  ];
  return found.flatMap((read, index) => read.map((file) => ({ ...file, forBuyers: index === 1 })));
}

async function readFolder(
  folder: string,
  { inside, about }: { inside: string; about: string },
  problems: Problems,
): Promise<Omit<AssetFile, 'forBuyers'>[]> {
  const all = await listFiles(folder, inside, '');
  const facts = all.includes(about)
    ? await readJsonFile(folder, about, assetsFileSchema, problems)
    : {};
  return Promise.all(
    all
      .filter((name) => name !== about)
      .map(async (name) => {
        const open = () => createReadStream(join(folder, name));
        const {
          alt = '',
          focalPoint = { x: 0.5, y: 0.5 },
          id,
          name: title = basename(name),
          sha256,
        } = facts?.[basename(name)] ?? {};
        const hash = await hashContent(open());
        return {
          name,
          title,
          open,
          hash,
          alt,
          focalPoint,
          id: sha256 === hash ? id : undefined,
        };
      }),
  );
}

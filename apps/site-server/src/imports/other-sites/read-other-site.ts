import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { listHtmlFiles } from './markup/list-html-files';
import { readHtmlSite } from './markup/read-html-site';
import type { OtherSite } from './other-site';
import { folderPictures, type FetchedPictures } from './pictures/folder-pictures';
import { fetchPictures, type PictureFetching } from './pictures/fetch-pictures';
import { readProductSite } from './products/read-product-site';
import { readWxrSite } from './wxr/read-wxr-site';

/**
 * Reads what comes from elsewhere, by the kind of its file.
 *
 * @param path a file or a folder
 * @param download whether pictures are fetched from other servers
 * @param fetching how those are reached
 * @throws if it is nothing that can be read
 */
export async function readOtherSite(
  path: string,
  download: boolean,
  fetching: PictureFetching,
): Promise<OtherSite> {
  const ending = extname(path).toLowerCase();
  const isOne = !(await stat(path)).isDirectory();
  const place = await listHtmlFiles(path);
  const read = (fetched: FetchedPictures): Promise<OtherSite> => {
    const pictures = folderPictures(place.folder, place.files, fetched);
    if (isOne && ending === '.xml') return readWxrSite(path, pictures);
    if (isOne && ending === '.csv') return readProductSite(path, pictures);
    return readHtmlSite(place, pictures);
  };
  const found = await read(new Map());
  return download ? read(await fetchPictures(found.findings, fetching)) : found;
}

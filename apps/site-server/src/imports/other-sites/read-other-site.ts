import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { listHtmlFiles } from './markup/list-html-files';
import { readHtmlSite } from './markup/read-html-site';
import type { OtherSite } from './other-site';
import { folderPictures, type FetchedPictures } from './pictures/folder-pictures';
import type { PictureSource } from './pictures/picture-source';
import { fetchPictures, type PictureFetching } from './pictures/fetch-pictures';
import { readProductSite } from './products/read-product-site';
import { readWxrSite } from './wxr/read-wxr-site';

/** How something from elsewhere is read. */
export interface ReadWish extends PictureFetching {
  /** Whether pictures are fetched from other servers. */
  readonly download: boolean;
  /** Whether pictures are taken at all. @default true */
  readonly withPictures?: boolean;
  /**
   * Is waited for before each page, so that others get their turn; what it rejects with ends the
   * reading.
   */
  readonly breathe?: () => Promise<void>;
}

/**
 * Reads what comes from elsewhere, by the kind of its file.
 *
 * @param path a file or a folder
 * @param wish how it is read
 * @throws if it is nothing that can be read
 */
export async function readOtherSite(path: string, wish: ReadWish): Promise<OtherSite> {
  const { download, withPictures = true, breathe = atOnce } = wish;
  const ending = extname(path).toLowerCase();
  const isOne = !(await stat(path)).isDirectory();
  const place = await listHtmlFiles(path);
  const read = (fetched: FetchedPictures): Promise<OtherSite> => {
    const pictures = withPictures ? folderPictures(place.folder, place.files, fetched) : noPictures;
    if (isOne && ending === '.xml') return readWxrSite(path, pictures, breathe);
    if (isOne && ending === '.csv') return readProductSite(path, pictures);
    return readHtmlSite(place, pictures, breathe);
  };
  const found = await read(new Map());
  return download && withPictures ? read(await fetchPictures(found.findings, wish)) : found;
}

const atOnce = () => Promise.resolve();

const noPictures: PictureSource = {
  find: () => ({ state: 'missing', fault: 'Pictures are not taken.' }),
};

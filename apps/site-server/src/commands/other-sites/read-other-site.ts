import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { listHtmlFiles } from './markup/list-html-files';
import { readHtmlSite } from './markup/read-html-site';
import type { OtherSite } from './other-site';
import { folderPictures } from './pictures/folder-pictures';
import type { FetchPicture } from './pictures/fetch-pictures';
import { fetchPictures } from './pictures/fetch-pictures';

/** How other servers are reached. */
export interface OtherSiteServices {
  /** Fetches one picture. */
  readonly fetchPicture: FetchPicture;
}

/**
 * Reads what comes from elsewhere, by the kind of its file.
 *
 * @param path a file or a folder
 * @param download whether pictures are fetched from other servers
 * @param services how those are reached
 * @throws if it is nothing that can be read
 */
export async function readOtherSite(
  path: string,
  download: boolean,
  { fetchPicture }: OtherSiteServices,
): Promise<OtherSite> {
  const ending = extname(path).toLowerCase();
  if (!['', '.html', '.htm', '.xhtml'].includes(ending) && !(await isFolder(path)))
    throw new Error(`${path} is no page: its name does not end in .html.`);
  const place = await listHtmlFiles(path);
  const read = (fetched: Parameters<typeof folderPictures>[2]) =>
    readHtmlSite(place, folderPictures(place.folder, place.files, fetched));
  const found = await read(new Map());
  if (!download) return found;
  return read(await fetchPictures(found.findings, fetchPicture));
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path)).isDirectory();
}

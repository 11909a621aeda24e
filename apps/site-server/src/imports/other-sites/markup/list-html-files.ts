import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

/** The files of other pages, and where they are. */
export interface HtmlFolder {
  readonly folder: string;
  /** The pages, below the folder. */
  readonly pages: readonly string[];
  /** All its files. */
  readonly files: readonly string[];
}

/** More files than a site has: somebody named the wrong folder. */
const mostFiles = 20_000;

/**
 * Lists the pages of a folder, or the one page that was named, with all files beside it.
 *
 * @param path a file with HTML, or a folder
 * @throws if there is nothing, or far too much
 */
export async function listHtmlFiles(path: string): Promise<HtmlFolder> {
  const isFolder = (await lstat(path)).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const files = await listAll(folder);
  const pages = isFolder ? files.filter(isPage) : [basename(path)];
  if (!isFolder && !/\.(?:x?html?|xml|csv)$/i.test(path))
    throw new Error(`${path} is nothing that can be imported: .html, .xml and .csv are.`);
  if (pages.length === 0)
    throw new Error(
      `there is no site in ${path}: it has no site.json. There is no page of another one either: no file ends in .html.`,
    );
  return { folder, pages, files };
}

/** What browsers save beside a page holds frames, which are no pages. */
function isPage(name: string): boolean {
  return /\.x?html?$/i.test(name) && !/(?:_files|\.fld)\//.test(name);
}

/** Links are not followed: they may lead anywhere. */
async function listAll(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = [folder];
  for (let inside = waiting.pop(); inside !== undefined; inside = waiting.pop()) {
    for (const entry of await readdir(inside, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) waiting.push(join(inside, entry.name));
      else if (entry.isFile())
        found.push(relative(folder, join(inside, entry.name)).split(sep).join('/'));
    }
    if (found.length > mostFiles)
      throw new Error(`${folder} has more than ${mostFiles} files. Name the folder of the pages.`);
  }
  return found.sort();
}

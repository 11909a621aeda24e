import { pickWidth, pictureWidths, sizedAddress } from '@frontage/image-loader';

/** What a page that was made static names. */
export interface StaticPage {
  readonly html: string;
  /** The addresses on the server of files that it needs, by the paths that they get. */
  readonly files: ReadonlyMap<string, string>;
}

/** Addresses that only the server answers: carts, accounts, searches, code in frames. */
const dynamic =
  /^\/(?:_code|_form|account|api|cart|checkout|commerce|gift|order|review|s|search)(?:[/?#]|$)/;

/**
 * Makes a served page one that a plain file server can serve: pictures have their width in their
 * name, feeds a file, and what only the server answers has its address.
 *
 * @param html as it is served
 * @param api the server's address without a slash at its end; '' where the copy is served at it
 */
export function rewritePage(html: string, api: string): StaticPage {
  const files = new Map<string, string>();
  const text = html
    .replace(/(\/assets\/[\da-f]{24}\/[^"'?\s,)&]+)\?format=(\d+)w/g, (whole, source, width) => {
      const path = sizedAddress(String(source), Number(width), 'filename');
      files.set(path, String(whole));
      return path;
    })
    .replace(/<img\b[^>]*>/g, (image) => sizeWaiting(image, files))
    .replace(/"(\/[^"?]*)\?format=rss"/g, (whole, path) => {
      const file = `${String(path).replace(/\/$/, '')}/feed.xml`;
      files.set(file, String(whole).slice(1, -1).replaceAll('&amp;', '&'));
      return `"${file}"`;
    })
    .replace(/\s(href|src|action)="(\/(?!\/)[^"]*)"/g, (whole, name, path) => {
      const isServers = dynamic.test(path) || (name === 'action' && api !== '');
      return isServers ? ` ${name}="${api}${path}"` : String(whole);
    });
  for (const [, path = ''] of text.matchAll(/["'(](\/assets\/[\da-f]{24}\/[^"'?\s,)&]+)["')]/g))
    if (!files.has(path)) files.set(path, path);
  return { html: text, files };
}

/** A picture that waits for the image loader is asked for in any width up to its own. */
function sizeWaiting(image: string, files: Map<string, string>): string {
  const [, source] = /\sdata-src="(\/assets\/[\da-f]{24}\/[^"?]+)"/.exec(image) ?? [];
  if (source === undefined || image.includes('data-size-format')) return image;
  const [, width = '2500'] = /data-image-dimensions="(\d+)x/.exec(image) ?? [];
  const enough = pickWidth(Number(width));
  for (const listed of pictureWidths.filter((one) => one <= enough))
    files.set(sizedAddress(source, listed, 'filename'), sizedAddress(source, listed));
  return image.replace(/^<img\b/, '<img data-size-format="filename"');
}

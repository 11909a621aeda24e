import { pageTypes } from '@frontage/site-model';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteServer } from '../../app/create-site-server';
import type { Runtime } from '../../pages/runtime/load-runtime';
import { rewritePage } from './rewrite-page';
import { staticScript } from './static-script';

/** What was written. */
export interface StaticExport {
  readonly pages: number;
  readonly files: number;
  /** Addresses that pages name and the server does not answer. */
  readonly missing: readonly string[];
}

/** What a copy is made of. */
export interface StaticSource {
  /** Answers requests; need not listen. */
  readonly server: Pick<SiteServer, 'inject' | 'store'>;
  /** The browser's files. @default none: pages without scripts */
  readonly runtime?: Runtime | undefined;
}

/** Where the script of a copy stands. */
const scriptPath = '/_frontage/static.js';

/** An address that no page has. */
const nowhere = '/there-is-no-such-page';

/** Pages that are made for each visitor, or have a file of their own. */
const ownPages: readonly number[] = [
  pageTypes.codes.notFound,
  pageTypes.codes.error,
  pageTypes.codes.search,
  pageTypes.codes.commerceCartV2,
  pageTypes.codes.showCart,
  pageTypes.codes.checkout,
  pageTypes.codes.orderConfirmed,
  pageTypes.codes.orderStatus,
];

/**
 * Writes a site as files that any server can serve: its published pages, scripts and styles,
 * pictures in their widths, feeds, sitemap and the page for what is not there. Forms, carts and
 * whatever else needs a server still call the site's own.
 *
 * @param source what it is made of
 * @param folder is made, or is empty
 * @param api the address of the server without a slash at its end; '' where it answers beside the
 *   copy
 * @throws if the folder is not empty, there is no site, or something cannot be written
 */
export async function exportStaticSite(
  { server, runtime }: StaticSource,
  folder: string,
  api: string,
): Promise<StaticExport> {
  const site = await server.store.findSite('');
  if (!site) throw new Error('there is no site yet. Start it first: npx frontage start');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name another folder: nothing was written.`);
  let count = 0;
  const missing: string[] = [];
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(folder, ...decodeURIComponent(path).split('/').filter(isPart));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    count += 1;
  };
  const headers = { host: site.host ?? 'localhost' };
  const ask = (url: string) => server.inject({ method: 'GET', url, headers });

  const needed = new Map<string, string>();
  const writePage = async (path: string, html: string): Promise<void> => {
    const page = rewritePage(html, api);
    for (const [file, address] of page.files) needed.set(file, address);
    await write(path, api === '' ? page.html : withScript(page.html));
  };
  const pages = (await server.store.publishedPages(site.id)).filter(
    ({ pageType }) => !ownPages.includes(pageType),
  );
  for (const { slug } of pages) {
    const reply = await ask(`/${slug}`);
    if (reply.statusCode === 200) await writePage(`${slug}/index.html`, reply.payload);
    else missing.push(`/${slug}`);
  }
  await writePage('404.html', (await ask(nowhere)).payload);
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.ico']) needed.set(path, path);
  for (const [path, address] of needed) {
    const reply = await ask(address);
    if (reply.statusCode === 200) await write(path, reply.rawPayload);
    else if (path.startsWith('/assets/')) missing.push(address);
  }
  for (const [path, file] of runtime?.files ?? []) await write(path, file.bytes);
  if (api !== '') await write(scriptPath, staticScript(api));
  return { pages: pages.length, files: count, missing };
}

/** Nothing leads out of the folder. */
function isPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..';
}

function withScript(html: string): string {
  return html.replace(/<head>/i, `<head><script src="${scriptPath}"></script>`);
}

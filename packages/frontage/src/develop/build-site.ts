import { pageTypes } from '@frontage/site-model';
import { fillEmptyStore, startServer, type Configuration } from '@frontage/site-server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireSite } from '../site/require-site';

/**
 * Makes every page of a site's files once, in a store that is thrown away, and follows its links.
 *
 * @param configuration how the site is set up; its data are not touched
 * @param folder of the site
 * @param output the terminal
 * @throws when something is wrong: the message has a line for each
 */
export async function buildSite(
  configuration: Configuration,
  folder: string,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  requireSite(folder);
  const place = await mkdtemp(join(tmpdir(), 'frontage-build-'));
  let pages: readonly VisitedPage[] = [];
  let address = '';
  try {
    const server = await startServer(
      {
        ...configuration,
        dataDir: join(place, 'data'),
        keysDir: join(place, 'keys'),
        databaseUrl: undefined,
        smtpUrl: undefined,
        baseUrl: undefined,
        host: '127.0.0.1',
        port: 0,
      },
      {
        prepare: async (store) => void (await fillEmptyStore(store, folder)),
        announce: async (store, siteAddress) => {
          const site = await store.findSite('');
          pages = await store.publishedPages(site?.id ?? '');
          address = siteAddress;
        },
      },
    );
    let problems: string[];
    try {
      problems = await visitAll(address, pages);
    } finally {
      await server.close();
    }
    if (problems.length > 0)
      throw new Error(
        `these pages are not as they must be.\n${problems.map((line) => `  ${line}`).join('\n')}`,
      );
  } finally {
    await rm(place, { recursive: true, force: true });
  }
  output.write(`Every page can be made, and every link leads somewhere: ${pages.length} pages.\n`);
}

/** What a visit needs to know of a page. */
interface VisitedPage {
  readonly slug: string;
  readonly pageType: number;
}

/** Pages that are shown with a status of their own. */
const withOwnStatus: readonly number[] = [pageTypes.codes.notFound, pageTypes.codes.error];

async function visitAll(address: string, pages: readonly VisitedPage[]): Promise<string[]> {
  const problems: string[] = [];
  const status = new Map<string, number>();
  const visit = async (path: string) => {
    const reply = await fetch(new URL(path, address));
    status.set(path, reply.status);
    return reply.text();
  };
  for (const { slug, pageType } of pages) {
    const path = `/${slug}`;
    const html = await visit(path);
    const answer = status.get(path) ?? 0;
    if (answer >= 400 && !withOwnStatus.includes(pageType))
      problems.push(`${path}: it answers ${answer}.`);
    for (const link of new Set(linksOn(html))) {
      if (!status.has(link)) await visit(link);
      const found = status.get(link) ?? 0;
      if (found >= 400) problems.push(`${path}: its link to ${link} leads nowhere (${found}).`);
    }
  }
  return problems;
}

/** The links of a page that stay on the site, without what stands behind a mark. */
function linksOn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#?]*)/g)].map(([, path = '/']) => path);
}

import type { PageRecord } from '@frontage/site-model';
import { compress, encodedBody, type Compressed } from '../http/compress';
import type { EndpointReply } from '../http/endpoint';
import { chooseEncoding } from '../http/encoding';
import { etag, isFresh } from '../http/etag';
import { contentSecurityPolicy } from '../http/security-headers';
import type { Runtime } from '../runtime/load-runtime';
import type { Site } from '../store/content/site-settings';
import { createByteCache } from './byte-cache';
import type { RenderService } from './render-service';
import { createSingleFlight } from './single-flight';

/** What the browser says about what it takes and has. */
export interface PageAsk {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Pages as visitors get them, rendered and compressed once per state of the site. */
export interface PageCache {
  /** A page by address; `undefined` when `load` finds none. */
  reply(site: Site, slug: string, load: () => Promise<PageRecord | undefined>, ask: PageAsk): Promise<EndpointReply | undefined>;
  /** How often a page was rendered. */
  renders(): number;
}

interface Entry {
  compressed: Compressed;
  policy: string;
  /** Names the state; the encoding is added per answer. */
  state: string;
}

/** Browsers and proxies may keep a page, but ask each time whether it is still right. */
export const pageCacheControl = 'public, max-age=0, must-revalidate';

/** Good enough for HTML, and an order of magnitude faster than the highest. */
const brotliQuality = 7;

/**
 * Makes the cache of a server.
 *
 * @param render makes a page's HTML
 * @param runtime its build is part of every page's state
 * @param mostBytes compressed pages to keep
 */
export function createPageCache(render: RenderService, runtime: Runtime, mostBytes: number): PageCache {
  const cache = createByteCache<Entry>(mostBytes);
  const once = createSingleFlight<Entry | undefined>();
  let count = 0;

  async function make(site: Site, key: string, load: () => Promise<PageRecord | undefined>): Promise<Entry | undefined> {
    const page = await load();
    if (!page) return undefined;
    count += 1;
    const { html, policy } = await render(site, page);
    const compressed = await compress(html, brotliQuality);
    const entry = {
      compressed,
      policy: contentSecurityPolicy(policy),
      state: [page.id, page.version, key].join(' '),
    };
    cache.set(key, entry, compressed.br.byteLength + compressed.gzip.byteLength + 500);
    return entry;
  }

  return {
    renders: () => count,
    async reply(site, slug, load, ask) {
      const key = [site.id, site.revision, site.settings.locale, runtime.manifest.build, slug].join(' ');
      const entry = cache.get(key) ?? (await once(key, () => make(site, key, load)));
      return entry && answer(entry, ask);
    },
  };
}

async function answer(entry: Entry, ask: PageAsk): Promise<EndpointReply> {
  const encoding = chooseEncoding(ask.acceptEncoding);
  const tag = etag(entry.state, encoding);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': pageCacheControl,
    'content-security-policy': entry.policy,
    etag: tag,
  };
  if (isFresh(ask.ifNoneMatch, tag)) return { status: 304, headers: { ...headers, vary: 'accept-encoding' }, body: '' };
  const { body, headers: encoded } = await encodedBody(entry.compressed, encoding);
  return { status: 200, headers: { ...headers, ...encoded }, body };
}

import type { PageRecord } from '@frontage/site-model';
import { createSingleFlight } from '../concurrency/create-single-flight';
import { compress, plainBody, type Compressed } from '../http/compress';
import { chooseEncoding, type Encoding } from '../http/encoding';
import type { EndpointReply } from '../http/endpoint';
import { etag, isFresh } from '../http/etag';
import type { ReadyAnswer, ReadyRequest } from '../http/ready-answer';
import { contentSecurityPolicy } from '../http/security-headers';
import { hasDecided } from '../sites/has-decided';
import type { Site } from '../sites/site-settings';
import type { BlockContent } from './block-content';
import { createByteCache } from './create-byte-cache';
import { createReadyPage, type ReadyPage } from './create-ready-page';
import type { PageState, RenderService } from './create-render-service';
import type { PageConditions } from './page-conditions';
import type { Runtime } from './runtime/load-runtime';

/** Pages as visitors receive them, rendered and compressed once per state of the site. */
export interface PageCache {
  /**
   * Answers with the page at a place; `undefined` if `load` finds none.
   *
   * @param place `/` and the slug, or the name of a page without an address
   * @param state what the page shows besides, the same for everyone at that place. @default nothing
   */
  reply(
    site: Site,
    place: string,
    load: () => Promise<PageRecord | undefined>,
    ask: PageConditions,
    state?: PageState,
  ): Promise<EndpointReply | undefined>;
  /** The answer to GET for a page in memory, if its address is written in its only valid form. */
  ready(site: Site, ask: ReadyRequest): ReadyAnswer | undefined;
  /** How often a page was rendered. */
  renders(): number;
}

interface Entry {
  compressed: Compressed;
  /** What it shows that changes by itself, such as products; absent if nothing does. */
  live: BlockContent['live'];
  /** The shop's revision at the last check, and when the next change is due. */
  looked: { shopRevision: number; nextAt: number | null };
  /** Headers of an answer, created once: the ETag names the state and the encoding. */
  headers: Record<Encoding, Record<string, string>>;
  /** The same as whole answers, for those who accept compression. */
  ready: Record<keyof Compressed, ReadyPage>;
}

/** Browsers and proxies may keep a page, but must check each time whether it is still current. */
export const pageCacheControl = 'public, max-age=0, must-revalidate';

/**
 * The size of an entry besides its bodies: its policy, and some 300 pointers to names and values.
 */
const entryBytes = 4_000;

/** Good enough for HTML, and an order of magnitude faster than the highest quality. */
const brotliQuality = 7;

/**
 * Creates the page cache of a server.
 *
 * @param render renders a page's HTML
 * @param runtime its build is part of every page's state
 * @param mostBytes limit for compressed pages
 * @param now UTC milliseconds
 */
export function createPageCache(
  render: RenderService,
  runtime: Runtime,
  mostBytes: number,
  now: () => number = Date.now,
): PageCache {
  const cache = createByteCache<Entry>(mostBytes);
  const once = createSingleFlight<Entry | undefined>();
  let count = 0;

  const { build } = runtime.manifest;

  async function make(
    site: Site,
    key: string,
    load: () => Promise<PageRecord | undefined>,
    state?: PageState,
  ): Promise<Entry | undefined> {
    const page = await load();
    if (!page) return undefined;
    count += 1;
    const { html, policy, live, isPrivate } = await render(site, page, state);
    const compressed = await compress(html, brotliQuality);
    const shared = {
      ...pageHeaders(contentSecurityPolicy(policy)),
      ...(isPrivate && { 'cache-control': 'no-store' }),
    };
    const withTag = (encoding: Encoding) => ({
      ...shared,
      etag: etag(page.id, page.version, key, encoding, ...(live ? [live.mark] : [])),
    });
    const headers = { br: withTag('br'), gzip: withTag('gzip'), identity: withTag('identity') };
    const ready = {
      br: createReadyPage('br', headers.br, compressed.br),
      gzip: createReadyPage('gzip', headers.gzip, compressed.gzip),
    };
    const looked = { shopRevision: site.shopRevision, nextAt: live?.nextAt ?? null };
    const entry = { compressed, live, looked, headers, ready };
    if (!isPrivate)
      cache.set(key, entry, compressed.br.byteLength + compressed.gzip.byteLength + entryBytes);
    return entry;
  }

  /** Whether the page's content is current without a query. */
  const isSettled = ({ live, looked }: Entry, { shopRevision }: Site): boolean =>
    !live ||
    (looked.shopRevision === shopRevision && (looked.nextAt === null || now() < looked.nextAt));

  /** A cached page that has to be checked, if its content is still current. */
  async function cachedEntry(site: Site, key: string): Promise<Entry | undefined> {
    const entry = cache.get(key);
    if (!entry?.live) return entry;
    const { shopRevision } = site;
    const shown = await entry.live.look(site);
    if (shown?.mark !== entry.live.mark) return undefined;
    entry.looked = { shopRevision, nextAt: shown.nextAt };
    return entry;
  }

  return {
    renders: () => count,
    async reply(site, place, load, conditions, state) {
      const key = keyOf(site, place, build, conditions);
      const inMemory = cache.get(key);
      if (inMemory && isSettled(inMemory, site)) return answer(inMemory, conditions);
      // Simultaneous requests wait for the same check, or the same page.
      const entry = await once(
        `${key} ${site.shopRevision}`,
        async () =>
          (await cachedEntry(site, key)) ??
          make(site, key, load, { ...state, hasDecided: hasDecided(site, conditions.headers) }),
      );
      return entry && answer(entry, conditions);
    },
    ready(site, { url, acceptEncoding, ifNoneMatch, secure, headers }) {
      // An address that has to be decoded takes the long way.
      if (/[?%]/.test(url)) return undefined;
      const encoding = chooseEncoding(acceptEncoding);
      if (encoding === 'identity') return undefined;
      const entry = cache.get(keyOf(site, url, build, { headers }));
      return entry && isSettled(entry, site)
        ? entry.ready[encoding].choose(ifNoneMatch, secure)
        : undefined;
    },
  };
}

/** Names a state of a place: whoever has answered the cookie banner gets another one. */
function keyOf(
  site: Site,
  place: string,
  build: string,
  conditions: Pick<PageConditions, 'headers'>,
): string {
  const { id, revision, settings } = site;
  const variant = hasDecided(site, conditions.headers) ? ' answered' : '';
  return `${id} ${revision} ${settings.locale} ${build} ${place}${variant}`;
}

async function answer(entry: Entry, conditions: PageConditions): Promise<EndpointReply> {
  const encoding = chooseEncoding(conditions.acceptEncoding);
  const headers = entry.headers[encoding];
  if (isFresh(conditions.ifNoneMatch, headers.etag ?? ''))
    return { status: 304, headers, body: '' };
  if (encoding === 'identity')
    return { status: 200, headers, body: await plainBody(entry.compressed) };
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': encoding },
    body: entry.compressed[encoding],
  };
}

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': pageCacheControl,
    'content-security-policy': policy,
    vary: 'accept-encoding',
  };
}

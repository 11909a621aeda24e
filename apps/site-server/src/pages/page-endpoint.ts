import { currencyControl, filterControls } from '@frontage/react-blocks/server';
import { collectReferences, pageTypes, type PageRecord } from '@frontage/site-model';
import type { Endpoint, EndpointReply, EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-limit';
import type { FindReady } from '../http/ready-answer';
import { fallbackPage } from './fallback-page';
import { hasSlide } from './has-slide';
import { pageAsk, uncachedPage } from './uncached-page';
import { readPath } from './read-path';
import type { ServerParts } from '../app/server-parts';
import { cartPage } from '../shop/cart/cart-page';
import { ownState } from '../shop/cart/cart-state';
import { notedPage, notedParameter } from '../shop/restock/restock-post-endpoint';
import { hasProductList, hasProducts } from '../shop/catalogue/shown-products';
import type { Site } from '../sites/site-settings';

/** Most results on the search page. */
const searchPageResults = 50;

/**
 * `GET /<slug>`: a published page, from the cache but for those that are one visitor's
 * own: search results, a cart, chosen products, and the page after a form was sent.
 */
export function pageEndpoint(parts: ServerParts): Endpoint {
  return async (request) => {
    const path = readPath(request.path);
    const site = await parts.sites.find(request.host);
    if (path.kind === 'redirect') return movedTo(path.to, request.query);
    if (path.kind === 'unknown' || !site) return parts.system.notFound(site, pageAsk(request));
    if (path.slug === 'search') return searchPage(parts, site, request);
    const chosen = isProductQuery(request.query)
      ? await chosenProducts(parts, site, request, path.slug)
      : undefined;
    if (chosen) return chosen;
    const noted = request.query.get(notedParameter);
    const thanks =
      noted === null
        ? undefined
        : await wishedPage(parts, site, request, { slug: path.slug, productId: noted });
    if (thanks) return thanks;
    const submitted = request.query.get('submitted');
    const personal =
      submitted === null
        ? undefined
        : await sentPage(parts, site, request, { slug: path.slug, formId: submitted });
    if (personal) return personal;
    if (path.slug === 'cart') return cartPage(parts, request, { site });
    const item = request.query.get('itemId');
    const shown =
      item === null
        ? undefined
        : await slidePage(parts, site, request, { slug: path.slug, slide: item, inPath: false });
    if (shown) return shown;
    const load = () => visiblePage(parts, site, path.slug);
    const reply = await parts.pages.reply(site, `/${path.slug}`, load, pageAsk(request));
    return (
      reply ??
      (await slidePage(parts, site, request, splitSlide(path.slug))) ??
      parts.system.notFound(site, pageAsk(request))
    );
  };
}

/** A published page that is in memory, without asking the store anything. */
export function findReadyPage({ sites, pages }: Pick<ServerParts, 'sites' | 'pages'>): FindReady {
  return (ask) => {
    const site = sites.known(ask.host);
    return site && pages.ready(site, ask);
  };
}

/** A page at its own address; the system pages have none of their own. */
async function visiblePage(
  { store }: ServerParts,
  site: Site,
  slug: string,
): Promise<PageRecord | undefined> {
  const page = await store.publishedPage(site.id, slug);
  const { notFound, error } = pageTypes.codes;
  return page && page.pageType !== notFound && page.pageType !== error ? page : undefined;
}

/**
 * A page whose lists of products a visitor chose in, or whose prices in another currency; nothing
 * where it has none.
 */
async function chosenProducts(
  parts: ServerParts,
  site: Site,
  request: EndpointRequest,
  slug: string,
): Promise<EndpointReply | undefined> {
  const page = await visiblePage(parts, site, slug);
  if (
    !page ||
    !(request.query.has(currencyControl)
      ? hasProducts(page.document)
      : hasProductList(page.document))
  )
    return undefined;
  const wait = parts.searchLimit.take(rateKey(request.address));
  if (wait > 0) return tooManyAsks(wait);
  const state = {
    ...(await ownState(parts, request, { site, page })),
    productQuery: request.query,
  };
  return uncachedPage(parts, request, { site, page, status: 200, state });
}

function isProductQuery(query: URLSearchParams): boolean {
  return (
    query.size > 0 &&
    [currencyControl, ...Object.values(filterControls)].some((name) => query.has(name))
  );
}

/**
 * The page as it stands after somebody wanted to hear when a product is back, for visitors without
 * scripts.
 */
async function wishedPage(
  parts: ServerParts,
  site: Site,
  request: EndpointRequest,
  { slug, productId }: { slug: string; productId: string },
): Promise<EndpointReply | undefined> {
  const page = await visiblePage(parts, site, slug);
  return page && notedPage(parts, request, { site, page, productId });
}

function tooManyAsks(wait: number): EndpointReply {
  const reply = fallbackPage(429);
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
}

async function searchPage(
  parts: ServerParts,
  site: Site,
  request: EndpointRequest,
): Promise<EndpointReply> {
  const page = await parts.store.publishedPageOfType(site.id, pageTypes.codes.search);
  if (!page) return parts.system.notFound(site, pageAsk(request));
  const wait = parts.searchLimit.take(rateKey(request.address));
  if (wait > 0) return tooManyAsks(wait);
  const query = request.query.get('q') ?? '';
  const searchState = await parts.store.searchPages(site.id, query, searchPageResults);
  return uncachedPage(parts, request, { site, page, status: 200, state: { searchState } });
}

/** The page as it stands after its form was sent, for visitors without scripts. */
async function sentPage(
  parts: ServerParts,
  site: Site,
  request: EndpointRequest,
  { slug, formId }: { slug: string; formId: string },
): Promise<EndpointReply | undefined> {
  const page = await visiblePage(parts, site, slug);
  if (!page || !collectReferences(page.document).formIds.includes(formId)) return undefined;
  const formState = { formId, values: {}, errors: {}, status: 'sent' } as const;
  const state = { ...(await ownState(parts, request, { site, page })), formState };
  return uncachedPage(parts, request, { site, page, status: 200, state });
}

/** A slide as an address names it. */
interface SlideAddress {
  slug: string;
  slide: string;
  /** Whether it stands in the path, not in the query. */
  inPath: boolean;
}

/**
 * The page with a slide shown that is one of its galleries' [2.20]; nothing where there is no such
 * slide.
 */
async function slidePage(
  parts: ServerParts,
  site: Site,
  request: EndpointRequest,
  { slug, slide, inPath }: SlideAddress,
): Promise<EndpointReply | undefined> {
  const page = slide === '' ? undefined : await visiblePage(parts, site, slug);
  if (!page || !hasSlide(page.document, slide, inPath)) return undefined;
  return uncachedPage(parts, request, { site, page, status: 200, state: { slide } });
}

/** The address of a slide is that of its page, a slash, and its own part. */
function splitSlide(slug: string): SlideAddress {
  const at = slug.lastIndexOf('/');
  return { slug: slug.slice(0, Math.max(0, at)), slide: slug.slice(at + 1), inPath: true };
}

function movedTo(path: string, query: URLSearchParams): EndpointReply {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return {
    status: 301,
    headers: { location: path + search, 'cache-control': 'public, max-age=3600' },
    body: '',
  };
}

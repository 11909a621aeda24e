import { collectReferences, pageTypes, type PageRecord } from '@frontage/site-model';
import { textReply, type Endpoint, type EndpointReply, type EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-limit';
import { pageAsk, uncachedPage } from '../pages/page-reply';
import { readPath } from '../pages/read-path';
import type { ServerParts } from '../server-parts';
import type { Site } from '../store/content/site-settings';
import { tooManySearches } from './search';

/** Most results on the search page. */
const searchPageResults = 50;

/**
 * `GET /<slug>`: a published page, from the cache but for the two kinds that are
 * one visitor's own: search results, and the page after a form was sent.
 */
export function pageEndpoint(parts: ServerParts): Endpoint {
  return async (request) => {
    const path = readPath(request.path);
    const site = await parts.sites.find(request.host);
    if (path.kind === 'redirect') return movedTo(path.to, request.query);
    if (path.kind === 'unknown' || !site) return parts.system.notFound(site, pageAsk(request));
    if (path.slug === 'search') return searchPage(parts, site, request);
    const submitted = request.query.get('submitted');
    const personal = submitted === null ? undefined : await sentPage(parts, site, path.slug, submitted);
    if (personal) return personal;
    const load = () => visiblePage(parts, site, path.slug);
    const reply = await parts.pages.reply(site, path.slug, load, pageAsk(request));
    return reply ?? parts.system.notFound(site, pageAsk(request));
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

async function searchPage(parts: ServerParts, site: Site, request: EndpointRequest): Promise<EndpointReply> {
  const page = await parts.store.publishedPageOfType(site.id, pageTypes.codes.search);
  if (!page) return parts.system.notFound(site, pageAsk(request));
  const wait = parts.searchLimit.take(rateKey(request.address));
  if (wait > 0) return textReply(429, tooManySearches, { 'retry-after': String(wait) });
  const query = request.query.get('q') ?? '';
  const searchState = await parts.store.searchPages(site.id, query, searchPageResults);
  return uncachedPage(parts, site, page, 200, { searchState });
}

/** The page as it stands after its form was sent, for visitors without scripts. */
async function sentPage(
  parts: ServerParts,
  site: Site,
  slug: string,
  formId: string,
): Promise<EndpointReply | undefined> {
  const page = await visiblePage(parts, site, slug);
  if (!page || !collectReferences(page.document).formIds.includes(formId)) return undefined;
  return uncachedPage(parts, site, page, 200, {
    formState: { formId, values: {}, errors: {}, status: 'sent' },
  });
}

function movedTo(path: string, query: URLSearchParams): EndpointReply {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return {
    status: 301,
    headers: { location: path + search, 'cache-control': 'public, max-age=3600' },
    body: '',
  };
}

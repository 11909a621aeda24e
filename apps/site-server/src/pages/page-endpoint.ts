import { countsAsPageView } from '@frontage/census';
import type { Endpoint, EndpointReply, EndpointRequest } from '../http/endpoint';
import type { FindReady } from '../http/ready-answer';
import { createPageVisit } from './create-page-visit';
import type { Site } from '../sites/site-settings';
import { findRedirect } from './documents/redirects';
import { memberView } from './member-view';
import { readPageConditions } from './page-conditions';
import type { PageServices } from './page-services';
import type { PageVisit } from './page-view';
import { readPath } from './read-path';
import { searchPage } from './search-page';
import { slideView, splitSlide } from './slide-view';

/**
 * `GET /<slug>`: a published page. It comes from the cache unless it is private: search results, a
 * slide in the address, and what other rooms show to one visitor.
 */
export function pageEndpoint(services: PageServices): Endpoint {
  const { store, sites, pages, system, views, served } = services;

  async function ownView(visit: PageVisit): Promise<EndpointReply | undefined> {
    for (const view of views) {
      const shown = await view(visit);
      if (shown) return shown;
    }
    const slide = visit.request.query.get('itemId');
    return slide === null ? undefined : slideView(services, visit, { slide, inPath: false });
  }

  return async (request) => {
    const site = await sites.find(request.host);
    const reply = await answer(request, site);
    const { path, host, headers, method } = request;
    if (site && method === 'GET' && isPage(reply) && countsAsPageView(path))
      served.addPage({ site, path, host, headers });
    return reply;
  };

  async function answer(request: EndpointRequest, site: Site | undefined): Promise<EndpointReply> {
    const path = readPath(request.path);
    const conditions = readPageConditions(request);
    if (path.kind === 'redirect') return movedTo(path.to, request.query);
    if (path.kind === 'unknown' || !site) return system.notFound(site, conditions);
    if (path.slug === 'search') return searchPage(services, site, request);
    const visit = createPageVisit(services, request, site, path.slug);
    const reserved = (await ownView(visit)) ?? (await memberView(services, visit));
    if (reserved) return reserved;
    // What is kept of a page for some visitors has a space in its place, and answers nobody else.
    const place = encodeURI(`/${path.slug}`);
    const reply = await pages.reply(site, place, visit.findPage, conditions);
    if (reply) return reply;
    const slide = splitSlide(path.slug);
    const ofSlide = createPageVisit(services, request, site, slide.slug);
    const shown = await slideView(services, ofSlide, slide);
    if (shown) return shown;
    const target = await findRedirect(store.read, site.id, `/${path.slug}`);
    return target === undefined
      ? system.notFound(site, conditions)
      : movedTo(target, request.query, 'no-cache');
  }
}

/** Whether a page was served, or is still the one that the browser has. */
function isPage({ status, headers }: EndpointReply): boolean {
  return status === 304 || (status === 200 && (headers['content-type'] ?? '').includes('html'));
}

/** Finds a published page in memory, without a query to the store. */
export function findReadyPage({
  sites,
  pages,
  served,
}: Pick<PageServices, 'sites' | 'pages' | 'served'>): FindReady {
  return (request) => {
    const { url, host, headers } = request;
    const site = sites.known(host);
    const ready = site && pages.ready(site, request);
    if (ready) served.addPage({ site, path: url.split('?', 1)[0] ?? '', host, headers });
    return ready;
  };
}

/** An owner may change where a redirect leads, so browsers ask each time. */
function movedTo(
  path: string,
  query: URLSearchParams,
  cacheControl = 'public, max-age=3600',
): EndpointReply {
  const search = query.size > 0 ? `${path.includes('?') ? '&' : '?'}${query.toString()}` : '';
  return {
    status: 301,
    headers: { location: path + search, 'cache-control': cacheControl },
    body: '',
  };
}

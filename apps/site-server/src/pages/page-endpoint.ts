import type { Endpoint, EndpointReply, EndpointRequest } from '../http/endpoint';
import type { FindReady } from '../http/ready-answer';
import type { Site } from '../sites/site-settings';
import { findPublishedPage } from './documents/published-pages';
import { visiblePage } from './find-visible-page';
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
  const { store, sites, pages, system, views } = services;

  function visit(request: EndpointRequest, site: Site, slug: string): PageVisit {
    let published: ReturnType<typeof findPublishedPage> | undefined;
    const findPublished = () => (published ??= findPublishedPage(store.read, site.id, slug));
    return {
      request,
      site,
      slug,
      findPublished,
      findPage: async () => visiblePage(await findPublished()),
    };
  }

  async function ownView(visited: PageVisit): Promise<EndpointReply | undefined> {
    for (const view of views) {
      const shown = await view(visited);
      if (shown) return shown;
    }
    const slide = visited.request.query.get('itemId');
    return slide === null ? undefined : slideView(services, visited, { slide, inPath: false });
  }

  return async (request) => {
    const path = readPath(request.path);
    const site = await sites.find(request.host);
    const conditions = readPageConditions(request);
    if (path.kind === 'redirect') return movedTo(path.to, request.query);
    if (path.kind === 'unknown' || !site) return system.notFound(site, conditions);
    if (path.slug === 'search') return searchPage(services, site, request);
    const visited = visit(request, site, path.slug);
    const own = await ownView(visited);
    if (own) return own;
    const reply = await pages.reply(site, `/${path.slug}`, visited.findPage, conditions);
    if (reply) return reply;
    const slide = splitSlide(path.slug);
    return (
      (await slideView(services, visit(request, site, slide.slug), slide)) ??
      system.notFound(site, conditions)
    );
  };
}

/** Finds a published page in memory, without a query to the store. */
export function findReadyPage({ sites, pages }: Pick<PageServices, 'sites' | 'pages'>): FindReady {
  return (request) => {
    const site = sites.known(request.host);
    return site && pages.ready(site, request);
  };
}

function movedTo(path: string, query: URLSearchParams): EndpointReply {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return {
    status: 301,
    headers: { location: path + search, 'cache-control': 'public, max-age=3600' },
    body: '',
  };
}

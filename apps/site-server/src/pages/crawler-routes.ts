import type { Endpoint, EndpointReply } from '../http/endpoint';
import type { Route } from '../http/route';
import { isWithoutAddress, siteOrigin } from '../sites/site-origin';
import { listPublishedPages } from './documents/published-pages';
import { isFindable } from './is-findable';
import { readPageConditions } from './page-conditions';
import type { PageServices } from './page-services';

/** What crawlers are answered with. */
interface CrawlerServices extends Pick<PageServices, 'store' | 'sites' | 'system'> {
  /** The address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
}

/** Most addresses of one sitemap (sitemaps.org). */
const mostAddresses = 50_000;

/** What is one visitor's own, or no page: nobody should find it by a search. */
const closed = ['/api/', '/cart', '/checkout', '/commerce/', '/order/', '/review/', '/search'];

/** What crawlers ask a site for: where they may go, and what pages there are. */
export function crawlerRoutes(services: CrawlerServices): readonly Route[] {
  return [
    { method: 'GET', url: '/robots.txt', endpoint: robotsEndpoint(services) },
    { method: 'GET', url: '/sitemap.xml', endpoint: sitemapEndpoint(services) },
  ];
}

function robotsEndpoint({ sites, system, baseUrl }: CrawlerServices): Endpoint {
  return async (request) => {
    const site = await sites.find(request.host);
    if (!site) return system.notFound(site, readPageConditions(request));
    const origin = siteOrigin(request, site, baseUrl);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    if (!isWithoutAddress(origin)) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return text('text/plain', `${lines.join('\n')}\n`);
  };
}

/** Addresses in a sitemap are whole: without the site's there is none. */
function sitemapEndpoint({ store, sites, system, baseUrl }: CrawlerServices): Endpoint {
  return async (request) => {
    const site = await sites.find(request.host);
    const origin = site && siteOrigin(request, site, baseUrl);
    if (!site || origin === undefined || isWithoutAddress(origin))
      return system.notFound(site, readPageConditions(request));
    const pages = await listPublishedPages(store.read, site.id);
    const addresses = pages
      .filter(({ pageType }) => isFindable(pageType))
      .slice(0, mostAddresses)
      .map(({ slug }) => `<url><loc>${escapeXml(new URL(`/${slug}`, origin).href)}</loc></url>`);
    return text(
      'application/xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
    );
  };
}

function text(type: string, body: string): EndpointReply {
  return {
    status: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    },
    body,
  };
}

function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

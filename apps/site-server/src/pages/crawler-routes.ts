import { siteIcon } from '@frontage/react-blocks/server';
import type { Endpoint, EndpointReply } from '../http/endpoint';
import type { Route } from '../http/route';
import { findAsset } from '../pictures/assets';
import { isWithoutAddress, siteOrigin } from '../sites/site-origin';
import { listPublishedPages } from './documents/published-pages';
import { isFindable } from './is-findable';
import { assetPath } from './page-brand';
import { readPageConditions } from './page-conditions';
import type { PageServices } from './page-services';

/** The services for answering crawlers. */
interface CrawlerServices extends Pick<PageServices, 'store' | 'sites' | 'system'> {
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}

/** The most addresses of one sitemap (sitemaps.org). */
const mostAddresses = 50_000;

/** Private or not a page: no search engine should find it. */
const closed = [
  '/account',
  '/api/',
  '/cart',
  '/checkout',
  '/commerce/',
  '/config',
  '/gift/',
  '/order/',
  '/review/',
  '/search',
];

/** The routes for crawlers: what they may visit, which pages there are, and the site's icon. */
export function crawlerRoutes(services: CrawlerServices): readonly Route[] {
  return [
    { method: 'GET', url: '/robots.txt', endpoint: robotsEndpoint(services) },
    { method: 'GET', url: '/sitemap.xml', endpoint: sitemapEndpoint(services) },
    { method: 'GET', url: '/favicon.ico', endpoint: iconEndpoint(services) },
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

/** Addresses in a sitemap are absolute: without the site's address there is no sitemap. */
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

/** Pages have the icon in themselves; what lists sites or feeds asks for it at this address. */
function iconEndpoint({ store, sites, system }: CrawlerServices): Endpoint {
  return async (request) => {
    const site = await sites.find(request.host);
    if (!site) return system.notFound(site, readPageConditions(request));
    const { iconId } = site.settings.brand ?? {};
    const icon = iconId && (await findAsset(store.read, site.id, iconId));
    if (icon)
      return {
        status: 302,
        headers: { location: assetPath(icon), 'cache-control': 'public, max-age=3600' },
        body: '',
      };
    return text('image/svg+xml', siteIcon(site.settings.headerFooter.header.title));
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

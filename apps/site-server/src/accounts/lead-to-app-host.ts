import type { Endpoint } from '../http/endpoint';
import type { Route } from '../http/route';
import { seeOther } from '../http/see-other';
import { appHost } from '../sites/app-host';
import type { Site } from '../sites/site-settings';
import { areaHome } from './safe-next';

/** What leads to the area of a site. */
export interface AppHostFacts {
  /** The domain below which sites are looked after. @default each at its own address */
  readonly appDomain: string | undefined;
  findSite(host: string): Promise<Site | undefined>;
}

/** Names of the local machine: there the area is where the site is. */
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Makes the addresses of the area lead to the name of the site below the domain of the app [2.06],
 * with their path and query. A program that brings a token is answered where it asks.
 *
 * @param routes every address
 * @param facts the domain, and what finds a site
 * @returns the same where there is no such domain
 */
export function leadToAppHost(
  routes: readonly Route[],
  { appDomain, findSite }: AppHostFacts,
): readonly Route[] {
  if (appDomain === undefined) return routes;
  const led =
    (endpoint: Endpoint): Endpoint =>
    async (request) => {
      const { host, secure, path, query, headers } = request;
      if (localHost.test(host) || headers['authorization'] !== undefined) return endpoint(request);
      const site = await findSite(host);
      const wanted = site && appHost(site, appDomain);
      if (wanted === undefined || wanted === host.toLowerCase()) return endpoint(request);
      const search = query.size > 0 ? `?${query.toString()}` : '';
      return seeOther(`${secure ? 'https' : 'http'}://${wanted}${path}${search}`);
    };
  return routes.map((route) =>
    route.url === areaHome || route.url.startsWith(`${areaHome}/`)
      ? { ...route, endpoint: led(route.endpoint) }
      : route,
  );
}

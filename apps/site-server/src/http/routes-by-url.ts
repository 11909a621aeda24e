import type { Route, RouteMethod } from './route';

/**
 * Groups routes by their addresses, and those by their methods.
 *
 * @throws Error for two routes of one address and method
 */
export function routesByUrl(
  routes: readonly Route[],
): ReadonlyMap<string, ReadonlyMap<string, Route>> {
  const byUrl = new Map<string, Map<RouteMethod, Route>>();
  for (const route of routes) {
    const { method, url } = route;
    const taken = byUrl.get(url) ?? new Map<RouteMethod, Route>();
    if (taken.has(method))
      throw new Error(
        `[site-server] two routes take ${method} ${url}. Give one of them another address.`,
      );
    byUrl.set(url, taken.set(method, route));
  }
  return byUrl;
}

import { everyPath, type Route } from './route';

/**
 * Returns the methods that an address accepts.
 *
 * @param routes every route
 * @param path of the request
 * @param isReserved whether the path is the server's own, so that it is no page
 */
export function allowedMethods(
  routes: readonly Route[],
  path: string,
  isReserved: boolean,
): string[] {
  const named = routes.filter(({ url }) => url !== everyPath && matches(url, path));
  const catchAllRoutes = isReserved ? [] : routes.filter(({ url }) => url === everyPath);
  const taking = named.length > 0 ? named : catchAllRoutes;
  const methods = [...new Set(taking.map(({ method }) => method))];
  return methods.includes('GET')
    ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')]
    : methods;
}

function matches(url: string, path: string): boolean {
  const pathSegments = url.split('/');
  const segments = path.split('/');
  if (pathSegments.at(-1) === '*')
    return (
      segments.length >= pathSegments.length &&
      pathSegments.slice(0, -1).every((part, index) => part === segments[index])
    );
  return (
    pathSegments.length === segments.length &&
    pathSegments.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}

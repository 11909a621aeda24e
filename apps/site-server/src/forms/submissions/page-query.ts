import type { EndpointRequest } from '../../http/endpoint';

/**
 * The query of the page that a form without scripts was sent from: it posts to the
 * page's bare path, and the browser says where it was in `Referer`. Hidden fields take
 * their values from it [3.11].
 *
 * @param request the post
 * @returns that of the request itself where the browser does not say, or says another page
 */
export function pageQuery({
  headers: { referer },
  host,
  path,
  query,
}: EndpointRequest): URLSearchParams {
  if (query.size > 0 || referer === undefined || !URL.canParse(referer)) return query;
  const from = new URL(referer);
  return from.host === host.toLowerCase() && from.pathname === path ? from.searchParams : query;
}

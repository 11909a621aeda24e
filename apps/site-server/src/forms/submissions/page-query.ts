import type { EndpointRequest } from '../../http/endpoint';

/**
 * Returns the query of the page that sent a form without scripts: the form posts to the page's bare
 * path, and the browser sends the full address in `Referer`. Hidden fields take their values from
 * it [3.11].
 *
 * @param request the post
 * @returns the query of the request itself if the browser sends no address, or that of another page
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

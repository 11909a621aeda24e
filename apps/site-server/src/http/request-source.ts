import type { EndpointRequest } from './endpoint';

/** What the browser reports about the origin of a request. */
export type RequestSource = 'same-origin' | 'foreign' | 'silent';

/**
 * Judges a request by `Sec-Fetch-Site` and `Origin`, which scripts cannot set. One foreign sign
 * makes it foreign; without any sign it is `silent`.
 *
 * @param request the request
 * @param baseUrl address that visitors use, if a proxy hides it
 */
export function requestSource(request: EndpointRequest, baseUrl?: string): RequestSource {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin !== undefined && !isOwnOrigin(origin, request, baseUrl)) return 'foreign';
  return site === undefined && origin === undefined ? 'silent' : 'same-origin';
}

function isOwnOrigin(
  origin: string,
  { host, secure }: Pick<EndpointRequest, 'host' | 'secure'>,
  baseUrl: string | undefined,
): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (baseUrl !== undefined && url.origin === new URL(baseUrl).origin) return true;
  // Whoever is between could have put anything onto a page that came without TLS. Behind a proxy
  // that says nothing of https the server cannot know, and takes both.
  if (url.protocol !== 'https:' && (secure || url.protocol !== 'http:')) return false;
  return url.host === withoutDefaultPort(host, url.protocol);
}

function withoutDefaultPort(host: string, protocol: string): string {
  return host.toLowerCase().replace(protocol === 'https:' ? /:443$/ : /:80$/, '');
}

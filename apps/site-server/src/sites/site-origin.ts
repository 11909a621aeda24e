import type { EndpointRequest } from '../http/endpoint';
import type { Site } from './site-settings';

/**
 * Where a site is, such as `https://studio.example`, for links in mails. What a request
 * says of its host is believed only where nobody else says it.
 */
export function siteOrigin(
  { host, secure }: Pick<EndpointRequest, 'host' | 'secure'>,
  site: Pick<Site, 'host'>,
  baseUrl: string | undefined,
): string {
  return baseUrl === undefined
    ? `${secure ? 'https' : 'http'}://${site.host ?? host}`
    : new URL(baseUrl).origin;
}

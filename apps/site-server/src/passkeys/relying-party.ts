import { isIP } from 'node:net';
import type { EndpointRequest } from '../http/endpoint';
import { isWithoutAddress, siteOrigin } from '../sites/site-origin';
import type { Site } from '../sites/site-settings';

/** The site, as passkeys know it: one that was made here opens nothing elsewhere. */
export interface RelyingParty {
  /** Such as `https://studio.example`. */
  readonly origin: string;
  /** Its host name. */
  readonly id: string;
}

/**
 * Returns the address of a site for passkeys: the configured one, or that of the local machine.
 * What a browser says of itself as host is not believed.
 *
 * @param request as the visitor sent it
 * @param site whose address it is
 * @param baseUrl the address in the configuration
 * @returns nothing while the address is unknown, and for one that is a number and no name
 */
export function relyingParty(
  request: Pick<EndpointRequest, 'host' | 'secure'>,
  site: Pick<Site, 'host'>,
  baseUrl: string | undefined,
): RelyingParty | undefined {
  const origin = siteOrigin(request, site, baseUrl);
  const { hostname } = new URL(origin);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isWithoutAddress(origin) || isNumber ? undefined : { origin, id: hostname };
}

import type { EndpointRequest } from '../http/endpoint';
import type { Site } from './site-settings';

/**
 * The placeholder host in links of mails while nobody has set the site's address. The name is
 * reserved and leads nowhere (RFC 2606); mails with it wait until the address is known.
 */
const unknownHost = 'site-address.invalid';

/** Host names of the local machine. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Returns the origin of a site, such as `https://studio.example`, for links in mails: the
 * configured one. The Host header is trusted only if it names the local machine, since anybody can
 * send any name; otherwise the result is a placeholder, and mails with it wait.
 *
 * @param request as the visitor sent it
 * @param site whose address it is
 * @param baseUrl the address in the configuration
 */
export function siteOrigin(
  { host, secure }: Pick<EndpointRequest, 'host' | 'secure'>,
  site: Pick<Site, 'host'>,
  baseUrl: string | undefined,
): string {
  if (baseUrl !== undefined) return new URL(baseUrl).origin;
  const trustedHost = site.host ?? (ownMachine.test(host) ? host : unknownHost);
  return `${secure ? 'https' : 'http'}://${trustedHost}`;
}

/**
 * Returns the origin at which a visitor's browser reaches the site, to lead it back from another
 * site: where no address is configured, the one that it asked for.
 *
 * @param request as the visitor sent it
 * @param site whose address it is
 * @param baseUrl the address in the configuration
 */
export function browserOrigin(
  request: Pick<EndpointRequest, 'host' | 'secure'>,
  site: Pick<Site, 'host'>,
  baseUrl: string | undefined,
): string {
  const origin = siteOrigin(request, site, baseUrl);
  return isWithoutAddress(origin)
    ? `${request.secure ? 'https' : 'http'}://${request.host}`
    : origin;
}

/** Whether a text links to a site whose address was unknown when it was written. */
export function isWithoutAddress(text: string): boolean {
  return text.includes(`://${unknownHost}`);
}

/**
 * Replaces the placeholder address in a text with the site's address.
 *
 * @param text such as a mail
 * @param site whose address it is
 * @param baseUrl the address in the configuration
 * @returns nothing if the address is still unknown
 */
export function withAddress(
  text: string,
  site: Pick<Site, 'host'> | undefined,
  baseUrl: string | undefined,
): string | undefined {
  if (!isWithoutAddress(text)) return text;
  const origin = baseUrl === undefined ? undefined : new URL(baseUrl).origin;
  if (origin === undefined && site?.host === undefined) return undefined;
  return text.replace(
    new RegExp(`(https?):\\/\\/${unknownHost.replace('.', '\\.')}`, 'g'),
    (_match, protocol: string) => origin ?? `${protocol}://${site?.host ?? ''}`,
  );
}

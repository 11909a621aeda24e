import type { EndpointRequest } from '../http/endpoint';
import type { Site } from './site-settings';

/**
 * Stands in links of mails for a site whose address nobody has said yet. The name is reserved, so
 * that it leads nowhere (RFC 2606); mails with it wait until the address is known.
 */
const unknownHost = 'site-address.invalid';

/** Names by which a machine calls itself. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Where a site is, such as `https://studio.example`, for links in mails: as whoever runs the server
 * has said it. What a request says of its host is believed of this machine's own names alone, since
 * anybody can send any name; else the answer is an address that mails wait for.
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
  const known = site.host ?? (ownMachine.test(host) ? host : unknownHost);
  return `${secure ? 'https' : 'http'}://${known}`;
}

/** Whether a text has links to a site whose address was not known when it was written. */
export function isWithoutAddress(text: string): boolean {
  return text.includes(`://${unknownHost}`);
}

/**
 * A text with the site's address in place of the one that was not known when it was written.
 *
 * @param text such as a mail
 * @param site whose address it is
 * @param baseUrl the address in the configuration
 * @returns nothing where it is still not known
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

import { isRecord } from '@frontage/core-lifecycle/reading';
import type { Site } from './site-settings';

/** A name below a domain: small letters, digits, and hyphens inside. */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Returns the host at which a site is looked after: its own name below the domain of the app
 * [2.06], `studio.example.app` for the identifier `studio` [3.21].
 *
 * @param site the site
 * @param appDomain such as `example.app`, with the port if it matters; undefined for none
 * @returns undefined without a domain, or for a site whose identifier is no name
 */
export function appHost(site: Site, appDomain: string | undefined): string | undefined {
  const identifier = siteIdentifier(site);
  return appDomain === undefined || !label.test(identifier)
    ? undefined
    : `${identifier}.${appDomain.toLowerCase()}`;
}

/**
 * Returns the identifier that a host names.
 *
 * @param host as a request names it
 * @param appDomain as for `appHost`
 * @returns undefined for a host that is not below the domain
 */
export function hostIdentifier(host: string, appDomain: string | undefined): string | undefined {
  if (appDomain === undefined) return undefined;
  const end = `.${appDomain.toLowerCase()}`;
  const full = host.toLowerCase();
  const identifier = full.endsWith(end) ? full.slice(0, -end.length) : '';
  return label.test(identifier) ? identifier : undefined;
}

/** Returns the name of a site below the domain of the app [3.21]; '' where it has none. */
export function siteIdentifier({ settings: { context } }: Pick<Site, 'settings'>): string {
  const website = isRecord(context) ? context['website'] : undefined;
  const identifier = isRecord(website) ? website['identifier'] : undefined;
  return typeof identifier === 'string' ? identifier : '';
}

import { allowsCategory } from '@frontage/census';
import { cookiePolicy } from '@frontage/site-model';
import type { EndpointRequest } from '../http/endpoint';
import { readCookieSettings } from './read-cookie-settings';
import type { Site } from './site-settings';
import { visitorConsent } from './visitor-consent';

/**
 * Whether the events of a request may be stored with what tells its visitor from others; otherwise
 * they are counted, and nothing else of them is kept. The rule of consent is that of the browser,
 * checked once more: a page that is old, or not ours, may not know it. A site whose owner wants no
 * activity log keeps nobody's events.
 *
 * @param request with its cookies
 * @param site with its cookie settings [3.22]
 */
export function mayKeepEvents(
  { headers }: Pick<EndpointRequest, 'headers'>,
  site: Pick<Site, 'settings'>,
): boolean {
  if (cookiePolicy(readCookieSettings(site.settings)).isVisitorDataRestricted) return false;
  return allowsCategory(visitorConsent(site, headers), 'analytics');
}

import { allowsCategory } from '@frontage/census';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from './site-settings';
import { visitorConsent } from './visitor-consent';

/**
 * Whether the events of a request may be stored with what tells its visitor from others; otherwise
 * they are counted, and nothing else of them is kept. The rule is that of the browser, checked once
 * more: a page that is old, or not ours, may not know it.
 *
 * @param request with its cookies
 * @param site with its cookie settings [3.22]
 */
export function mayKeepEvents(
  { headers }: Pick<EndpointRequest, 'headers'>,
  site: Pick<Site, 'settings'>,
): boolean {
  return allowsCategory(visitorConsent(site, headers), 'analytics');
}

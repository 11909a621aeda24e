import { visitorCookie, visitorToken } from './visitor-token';
import { mayKeepEvents } from './may-keep-events';
import type { EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';
import type { Site } from './site-settings';

/**
 * Gives the id of a visitor who takes part in tests: it is in the cookie [3.15] that only those
 * have who may be counted. Nobody does who refused, or was not asked yet, as the site's cookie
 * settings say [3.22].
 */
export function countedVisitor(
  request: Pick<EndpointRequest, 'headers'>,
  site: Pick<Site, 'settings'>,
): string | undefined {
  if (!mayKeepEvents(request, site)) return undefined;
  return visitorToken(readCookie(request.headers.cookie, visitorCookie)) || undefined;
}

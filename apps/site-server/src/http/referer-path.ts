import type { EndpointRequest } from './endpoint';

/**
 * The address of the page that a call comes from, for calls that do not name it.
 *
 * @param request the call
 * @returns `''` where the browser does not say
 */
export function refererPath({
  headers: { referer = '' },
}: Pick<EndpointRequest, 'headers'>): string {
  return URL.canParse(referer) ? new URL(referer).pathname : '';
}

import type { EndpointRequest } from './endpoint';

/**
 * Returns the address of the page that sent a call, for calls that do not name it.
 *
 * @param request the call
 * @returns `''` if the browser does not send it
 */
export function refererPath({
  headers: { referer = '' },
}: Pick<EndpointRequest, 'headers'>): string {
  return URL.canParse(referer) ? new URL(referer).pathname : '';
}

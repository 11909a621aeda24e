import { jsonReply, type EndpointReply, type EndpointRequest } from './endpoint';
import { requestSource } from './same-origin';
import type { ServerParts } from '../app/server-parts';

/**
 * Guards a call that changes something: from this site only (403 otherwise), and
 * with the crumb [3.17] (a new one is handed out otherwise).
 *
 * @param parts the server
 * @param request the request
 * @returns the refusal, or nothing when the request may go on
 */
export function refuseForeign(
  { crumb, baseUrl }: Pick<ServerParts, 'crumb' | 'baseUrl'>,
  request: EndpointRequest,
): EndpointReply | undefined {
  if (requestSource(request, baseUrl) === 'foreign')
    return jsonReply(403, { error: 'Unauthorized request' });
  return crumb.refuse(request);
}

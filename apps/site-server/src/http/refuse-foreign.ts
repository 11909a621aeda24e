import type { Crumb } from './crumb';
import { jsonReply, type EndpointReply, type EndpointRequest } from './endpoint';
import { requestSource } from './request-source';

/** What a request is known by to come from a page of the site. */
export interface ForeignGuard {
  crumb: Crumb;
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
}

/**
 * Guards a call that changes something: from this site only (403 otherwise), and
 * with the crumb [3.17] (a new one is handed out otherwise).
 *
 * @param guard how it is known
 * @param request the request
 * @returns the refusal, or nothing when the request may go on
 */
export function refuseForeign(
  { crumb, baseUrl }: ForeignGuard,
  request: EndpointRequest,
): EndpointReply | undefined {
  if (requestSource(request, baseUrl) === 'foreign')
    return jsonReply(403, { error: 'Unauthorized request' });
  return crumb.refuse(request);
}

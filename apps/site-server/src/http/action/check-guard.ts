import { jsonReply, type EndpointReply, type EndpointRequest } from '../endpoint';
import { requestSource } from '../request-source';
import type { Guard } from './action';
import type { Who } from './who';
import type { ActionPorts } from './action-ports';

/** Who may call an action, and what the request must prove. */
export interface Demand {
  readonly who: Who;
  readonly guard: Guard;
  /** Whether a visitor sees the answer as a page. */
  readonly isPage: boolean;
}

/**
 * Guards an action. The request must come from this site (otherwise 403), scripts must send the
 * crumb [3.17] (otherwise they get a new one), and the sender must have the right role (otherwise
 * they are asked to sign in [8.05]).
 *
 * @param ports how these are checked
 * @param request the request
 * @param demand what the action demands
 * @returns the refusal, or nothing if the request may go on
 */
export async function checkGuard<Site>(
  { crumb, baseUrl, foreignPage, findWho, findSite, refuseStranger }: ActionPorts<Site>,
  request: EndpointRequest,
  { who, guard, isPage }: Demand,
): Promise<EndpointReply | undefined> {
  const forbidden = async (): Promise<EndpointReply> => ({
    ...(isPage ? await foreignPage(request) : jsonReply(403, { error: 'Unauthorized request' })),
    refusedFor: 'another site',
  });
  if (guard === 'crumb' || guard === 'origin') {
    const source = requestSource(request, baseUrl);
    if (source === 'foreign' || (guard === 'origin' && source === 'silent')) return forbidden();
  }
  const refusal = guard === 'crumb' ? crumb.refuse(request) : undefined;
  if (refusal) return refusal;
  if (who === 'anyone') return undefined;
  const roles = await findWho(request);
  if (roles.includes(who)) return undefined;
  const isSignedIn = roles.includes('contributor');
  return refuseStranger(request, { site: await findSite(request.host), who, isSignedIn, isPage });
}

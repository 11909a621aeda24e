import { jsonReply, type EndpointReply, type EndpointRequest } from '../endpoint';
import { requestSource } from '../request-source';
import type { Guard } from './action';
import type { Who } from './who';
import type { ActionPorts } from './action-ports';

/** Who may call an action, and what the request must prove. */
export interface Demand {
  readonly who: Who;
  readonly needsRecentSignIn: boolean;
  /** Whether a token will do. */
  readonly takesToken: boolean;
  readonly guard: Guard;
  /** Whether a visitor sees the answer as a page. */
  readonly isPage: boolean;
}

/** What a guard has found. */
export type GuardVerdict =
  | { readonly refusal: EndpointReply }
  | {
      /** The request that may go on. */
      readonly request: EndpointRequest;
      /** Whole `Set-Cookie` headers for its answer. */
      readonly cookies: readonly string[];
    };

/**
 * Guards an action. The request must come from this site (otherwise 403), scripts must send the
 * crumb [3.17] (otherwise they get a new one), and the sender must have the right role (otherwise
 * they are asked to sign in [8.05]). A program that sends a token needs neither crumb nor session.
 * Whoever was asked to sign in over a post may send their
 * password along with it, and goes on.
 *
 * @param ports how these are checked
 * @param request the request
 * @param demand what the action demands
 */
export async function checkGuard<Site>(
  ports: ActionPorts<Site>,
  request: EndpointRequest,
  demand: Demand,
): Promise<GuardVerdict> {
  const byToken = demand.takesToken ? await ports.findWhoByToken(request) : undefined;
  if (byToken) return judgeToken(byToken, request, demand);
  const refusal = await refuseSource(ports, request, demand);
  if (refusal) return { refusal };
  if (demand.who === 'anyone') return { request, cookies: [] };
  // Members sign in on pages of the site.
  const isOfArea = demand.guard === 'origin' && demand.who !== 'member';
  const placed = isOfArea ? await ports.signInPlace(request) : undefined;
  if (placed && 'refusal' in placed) return placed;
  const withCookies = placed ?? { request, cookies: [] };
  const stranger = await refuseSender(ports, withCookies.request, demand);
  return stranger
    ? { refusal: { ...stranger, cookies: [...withCookies.cookies, ...(stranger.cookies ?? [])] } }
    : withCookies;
}

/** A token is sent by no browser of its own accord, so nobody else can have sent it. */
function judgeToken(
  holders: readonly Who[],
  request: EndpointRequest,
  { who }: Demand,
): GuardVerdict {
  if (holders.length === 0) {
    const body = { error: 'This token is not good, or no longer.', loginRequired: true };
    return { refusal: { ...jsonReply(401, body), refusedFor: 'sign-in' } };
  }
  if (holders.includes(who)) return { request, cookies: [] };
  const body = { error: 'This token may not do this.', authorizationFail: true };
  return { refusal: { ...jsonReply(403, body), refusedFor: 'permission' } };
}

async function refuseSource<Site>(
  { crumb, baseUrl, foreignPage }: ActionPorts<Site>,
  request: EndpointRequest,
  { guard, isPage }: Demand,
): Promise<EndpointReply | undefined> {
  const forbidden = async (): Promise<EndpointReply> => ({
    ...(isPage ? await foreignPage(request) : jsonReply(403, { error: 'Unauthorized request' })),
    refusedFor: 'another site',
  });
  if (guard === 'crumb' || guard === 'origin') {
    const source = requestSource(request, baseUrl);
    if (source === 'foreign' || (guard === 'origin' && source === 'silent')) return forbidden();
  }
  return guard === 'crumb' ? crumb.refuse(request) : undefined;
}

async function refuseSender<Site>(
  { findWho, findSite, refuseStranger }: ActionPorts<Site>,
  request: EndpointRequest,
  { who, needsRecentSignIn, isPage }: Demand,
): Promise<EndpointReply | undefined> {
  const roles = await findWho(request);
  const isAllowed = roles.includes(who);
  if (isAllowed && (!needsRecentSignIn || roles.includes('recent'))) return undefined;
  const isSignedIn = roles.includes('contributor');
  const site = await findSite(request.host);
  const isDownload = needsRecentSignIn && request.method === 'GET';
  return refuseStranger(request, { site, who, isSignedIn, isAllowed, isDownload, isPage });
}

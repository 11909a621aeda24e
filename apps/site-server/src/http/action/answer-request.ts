import type { EndpointReply, EndpointRequest } from '../endpoint';
import { readFields } from './body-reader';
import type { ActionDoor, BoundAction } from './bound-action';
import type { Call } from './call';
import { checkGuard } from './check-guard';
import type { Refusal } from './refused';
import { refuseCall, wantsPage } from './answer-call';
import { runCall } from './run-call';

/**
 * Answers a request: guard, site, query and body, what it is about, limits, and then the run.
 *
 * @param bound the action
 * @param door which of its addresses was called
 * @param request the request
 */
export async function answerRequest<Services, Site, Reason extends Refusal>(
  bound: BoundAction<Services, Site, Reason>,
  door: ActionDoor,
  request: EndpointRequest,
): Promise<EndpointReply> {
  const { declaration, ports } = bound;
  const { who, takesToken = false } = declaration;
  const needsRecentSignIn = isGrave(declaration, door, request);
  const isPage = wantsPage(declaration, request, door.isPlain);
  const demand = { who, needsRecentSignIn, takesToken, guard: door.guard, isPage };
  const verdict = await checkGuard(ports, request, demand);
  if ('refusal' in verdict) return verdict.refusal;
  const reply = await answerGuarded(bound, door, verdict.request, isPage);
  const { cookies } = verdict;
  return cookies.length === 0
    ? reply
    : { ...reply, cookies: [...cookies, ...(reply.cookies ?? [])] };
}

/** Whether a request needs a recent sign-in; what cannot be read does nothing anyway. */
function isGrave(
  {
    needsRecentSignIn: needs = false,
  }: Pick<BoundAction<unknown, unknown, Refusal>['declaration'], 'needsRecentSignIn'>,
  { body: reader }: ActionDoor,
  request: EndpointRequest,
): boolean {
  if (typeof needs === 'boolean') return needs;
  const body = reader?.read(request);
  return body !== undefined && needs(body);
}

async function answerGuarded<Services, Site, Reason extends Refusal>(
  bound: BoundAction<Services, Site, Reason>,
  door: ActionDoor,
  request: EndpointRequest,
  isPage: boolean,
): Promise<EndpointReply> {
  const { declaration, manner, services, ports } = bound;
  const { noSite } = manner;
  const site = noSite === 'not asked' ? undefined : await ports.findSite(request.host);
  if (!site && typeof noSite === 'object') return refuseCall(bound, noSite, { request }, isPage);
  const identified = {
    request,
    // The site may be undefined only for an action that has no refusal for a host without one.
    site: site as Site,
    params: request.params,
    isPlain: door.isPlain,
  };
  const input = readInput(declaration, door, request);
  if (!input) return refuseCall(bound, manner.unreadable, identified, isPage);
  const call: Call<Site> = { ...identified, ...input };
  const proceed = () => runCall(bound, call, isPage);
  return declaration.turn ? declaration.turn(call, services, proceed) : proceed();
}

function readInput(
  { query: schema }: Pick<BoundAction<unknown, unknown, Refusal>['declaration'], 'query'>,
  { body: reader }: ActionDoor,
  request: EndpointRequest,
): { query: unknown; body: unknown } | undefined {
  const query = schema && readFields(schema, request.query);
  const body = reader?.read(request);
  if ((schema && query === undefined) || (reader && body === undefined)) return undefined;
  return { query, body };
}

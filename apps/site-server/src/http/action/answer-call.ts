import { accepts } from '../encoding';
import { jsonReply, type EndpointReply, type EndpointRequest, type RefusedFor } from '../endpoint';
import type { Guard } from './action';
import type { RefusedCall } from './action-manner';
import type { BoundAction } from './bound-action';
import type { FoundCall } from './call';
import type { Refusal } from './refused';

/**
 * Whether the answer is a page for a browser without scripts: a request for JSON gets JSON,
 * otherwise the address decides.
 *
 * @param declaration the action
 * @param request the request
 * @param isPlain whether it came to the address for such browsers
 */
export function wantsPage(
  { page, json, plain }: { page?: unknown; json?: unknown; plain?: unknown },
  { headers }: EndpointRequest,
  isPlain: boolean,
): boolean {
  if (json === false) return true;
  if (!page || accepts(headers.accept, 'application/json')) return false;
  return isPlain || !plain;
}

/** Answers a call that was run. */
export async function answerCall<Services, Site, Reason extends Refusal>(
  { declaration, services }: BoundAction<Services, Site, Reason>,
  result: unknown,
  call: FoundCall<Site>,
  isPage: boolean,
): Promise<EndpointReply> {
  const { page, json, cookies } = declaration;
  const reply =
    isPage && page ? await page(result, call, services) : jsonReply(200, (json || asData)(result));
  return cookies ? { ...reply, cookies: cookies(result, call) } : reply;
}

function asData(result: unknown): unknown {
  return { data: result };
}

/** Answers a call that was not run. */
export async function refuseCall<Services, Site, Reason extends Refusal>(
  { declaration, manner, services }: BoundAction<Services, Site, Reason>,
  reason: Reason,
  call: RefusedCall<FoundCall<Site>>,
  isPage: boolean,
): Promise<EndpointReply> {
  const page = isPage ? (declaration.refusedPage ?? manner.page) : undefined;
  const reply = page
    ? await page(reason, call, services)
    : jsonReply(reason.status, await manner.explain(reason, call, services));
  const { wait, fault } = reason;
  const headers = { ...reply.headers, ...(wait !== undefined && { 'retry-after': String(wait) }) };
  const refusedFor = suspicionOf(declaration.guard, reason);
  return {
    ...reply,
    headers,
    ...(fault !== undefined && { fault }),
    ...(refusedFor && { refusedFor }),
  };
}

function suspicionOf(guard: Guard, { status, wait, refusedFor }: Refusal): RefusedFor | undefined {
  if (refusedFor) return refusedFor;
  if (wait !== undefined) return 'limit';
  return guard === 'provider signature' && status === 400 ? 'signature' : undefined;
}

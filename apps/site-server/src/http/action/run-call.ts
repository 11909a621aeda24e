import type { EndpointReply } from '../endpoint';
import type { BoundAction } from './bound-action';
import type { Call } from './call';
import { Refused, type Refusal } from './refused';
import { answerCall, refuseCall } from './answer-call';
import { takeLimits } from './take-limits';

/**
 * Looks up what a call is about, counts it, and runs it.
 *
 * @param bound the action
 * @param request the call
 * @param isPage whether the answer is a page for a browser without scripts
 */
export async function runCall<Services, Site, Reason extends Refusal>(
  bound: BoundAction<Services, Site, Reason>,
  request: Call<Site>,
  isPage: boolean,
): Promise<EndpointReply> {
  const { declaration, manner, services } = bound;
  const { find, limit = [], run } = declaration;
  const found = await find?.(request, services);
  if (found instanceof Refused) return refuseCall(bound, found.reason, request, isPage);
  const call = { ...request, found, wait: 0 };
  const { wait, isRefused } = await takeLimits(limit, call, services);
  if (isRefused) return refuseCall(bound, { ...manner.tooMany, wait }, call, isPage);
  const result = await run({ ...call, wait }, services);
  return result instanceof Refused
    ? refuseCall(bound, result.reason, call, isPage)
    : answerCall(bound, result, call, isPage);
}

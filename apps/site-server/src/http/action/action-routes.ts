import type { EndpointRequest } from '../endpoint';
import type { Route } from '../route';
import { seeOther } from '../see-other';
import { answerRequest } from './answer-request';
import type { ActionDoor, BoundAction } from './bound-action';
import type { Refusal } from './refused';

/**
 * Makes the routes of an action's addresses.
 *
 * @param bound the action
 */
export function actionRoutes<Services, Site, Reason extends Refusal>(
  bound: BoundAction<Services, Site, Reason>,
): readonly Route[] {
  const { method, url, guard, body, plain } = bound.declaration;
  const toEndpoint = (door: ActionDoor) => (request: EndpointRequest) =>
    answerRequest(bound, door, request);
  const main: Route = { method, url, endpoint: toEndpoint({ guard, body, isPlain: false }) };
  if (!plain) return [main];
  const back = (request: EndpointRequest) => Promise.resolve(seeOther(plain.back(request)));
  return [
    main,
    {
      method: 'POST',
      url: plain.url,
      endpoint: toEndpoint({ guard: 'origin', body: plain.body, isPlain: true }),
    },
    { method: 'GET', url: plain.url, endpoint: back },
  ];
}

import type { Action, ActionAddress } from './action';
import type { ActionDeclaration } from './action-declaration';
import type { ActionManner } from './action-manner';
import { actionRoutes } from './action-routes';
import type { AnyDeclaration } from './bound-action';
import { Refused, type Refusal } from './refused';

/** What a room uses to declare its actions. */
export interface ActionMaker<Services, Site, Reason extends Refusal> {
  /** Declares one action. */
  defineAction<
    const Url extends string,
    Query = undefined,
    Body = undefined,
    Found = undefined,
    Result = unknown,
  >(
    declaration: ActionDeclaration<Services, Site, Reason, Url, Query, Body, Found, Result>,
  ): Action<Services, Site>;
  /** Makes the refusal that `find` and `run` return instead of a result. */
  refuse(reason: Reason): Refused<Reason>;
}

/**
 * Makes what a room uses to declare its actions.
 *
 * @param manner their answers when they are not run
 */
export function actionsFor<Services, Site, Reason extends Refusal = Refusal>(
  manner: ActionManner<Services, Site, Reason>,
): ActionMaker<Services, Site, Reason> {
  return {
    defineAction: (declaration) => ({
      who: declaration.who,
      needsRecentSignIn:
        typeof declaration.needsRecentSignIn === 'function'
          ? 'some acts'
          : (declaration.needsRecentSignIn ?? false),
      takesToken: declaration.takesToken ?? false,
      addresses: listAddresses(declaration),
      routes: (services, ports) =>
        actionRoutes({
          // Each member gets the results of the ones before it. `defineAction` has checked this,
          // and the type of a pipeline for all actions cannot express it.
          declaration: declaration as AnyDeclaration<Services, Site, Reason>,
          manner,
          services,
          ports,
        }),
    }),
    refuse: (reason) => new Refused(reason),
  };
}

function listAddresses<Services, Site, Reason extends Refusal, Url extends string, Q, B, F, R>({
  method,
  url,
  about,
  guard,
  parameters = '',
  kept = 'no-store',
  limit = [],
  body,
  plain,
}: ActionDeclaration<Services, Site, Reason, Url, Q, B, F, R>): ActionAddress[] {
  const limits = limit.map(({ rate }) => rate);
  const kind = body?.kind ?? 'none';
  const main = { method, url, parameters, about, guard, limits, kept, body: kind };
  if (!plain) return [main];
  const post = { url: plain.url, about: plain.about, body: plain.body.kind };
  return [
    main,
    { ...main, ...post, method: 'POST', parameters: '', guard: 'origin' },
    {
      ...main,
      url: plain.url,
      about: 'leads whoever comes back to that address to a page',
      method: 'GET',
      parameters: '',
      guard: { none: 'changes nothing' },
      limits: [],
      body: 'none',
    },
  ];
}

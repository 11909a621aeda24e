import type { Route, RouteMethod } from '../route';
import type { ActionPorts } from './action-ports';
import type { Who } from './who';

/**
 * The first check of a request: the crumb of a script [3.17], an origin on the site, the signature
 * of a payment provider, or none, with the reason.
 */
export type Guard = 'crumb' | 'origin' | 'provider signature' | { readonly none: string };

/** How a request sends its data. */
export type BodyKind = 'none' | 'json' | 'form' | 'multipart' | 'file' | 'raw';

/** One address of an action. */
export interface ActionAddress {
  readonly method: RouteMethod;
  /** In the router's form, such as `/order/:token`. */
  readonly url: string;
  /** Its parameters, as the README shows them, such as `?q=…`. */
  readonly parameters: string;
  readonly about: string;
  readonly guard: Guard;
  /** Names of the limits that count it. */
  readonly limits: readonly string[];
  readonly body: BodyKind;
  /** How long an answer may be cached, as the README shows it. */
  readonly kept: string;
}

/** A call of the server; its declaration is complete and in one place. */
export interface Action<Services, Site> {
  readonly who: Who;
  /** Whether the sender must have signed in within ten minutes: always, or for some of its acts. */
  readonly needsRecentSignIn: boolean | 'some acts';
  /** Whether a program may call it by a token. */
  readonly takesToken: boolean;
  /** The addresses: one for scripts, and one without them if it differs. */
  readonly addresses: readonly ActionAddress[];
  /** The routes of its addresses. */
  readonly routes: (services: Services, ports: ActionPorts<Site>) => readonly Route[];
}

import type { Route } from '../route';
import type { ActionPorts } from './action-ports';
import type { Who } from './who';

/**
 * What is asked of a request before anything else: the crumb of a script [3.17], that it comes from
 * a page of the site, the signature of a payment provider, or nothing, and then why.
 */
export type Guard = 'crumb' | 'origin' | 'provider signature' | { readonly none: string };

/** How a request carries what it sends. */
export type BodyKind = 'none' | 'json' | 'form' | 'multipart' | 'file' | 'raw';

/** One address of an action. */
export interface ActionAddress {
  readonly method: 'GET' | 'POST';
  /** As the router writes it, such as `/order/:token`. */
  readonly url: string;
  /** What it is asked with, as the README shows it, such as `?q=…`. */
  readonly parameters: string;
  readonly about: string;
  readonly guard: Guard;
  /** Names of the limits that it counts for. */
  readonly limits: readonly string[];
  readonly body: BodyKind;
  /** How long an answer is kept, as the README says it. */
  readonly kept: string;
}

/** A call of the server, of which everything is told in one place. */
export interface Action<Services, Site> {
  readonly who: Who;
  /** Where it is asked: by scripts, and without them where that is another address. */
  readonly addresses: readonly ActionAddress[];
  /** The routes of its addresses. */
  readonly routes: (services: Services, ports: ActionPorts<Site>) => readonly Route[];
}

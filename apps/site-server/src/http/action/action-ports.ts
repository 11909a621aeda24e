import type { Crumb } from '../crumb';
import type { EndpointReply, EndpointRequest } from '../endpoint';
import type { Who } from './who';

/** What came of a password that was sent along with a post. */
export type PlacedSignIn =
  | { readonly refusal: EndpointReply }
  | {
      /** The post as it was meant, from the new session. */
      readonly request: EndpointRequest;
      /** Whole `Set-Cookie` headers of the new session. */
      readonly cookies: readonly string[];
    };

/** What every action needs to run. */
export interface ActionPorts<Site> {
  /** Finds the site of a host. */
  findSite(host: string): Promise<Site | undefined>;
  /** Finds every role that the sender of a request has; `recent` for who has just signed in. */
  findWho(request: EndpointRequest): Promise<readonly (Who | 'recent')[]>;
  /**
   * Finds every role of a program that sent a token; it is who sent the request from then on.
   *
   * @returns nothing for a request without a token, `[]` for one whose token is no good
   */
  findWhoByToken(request: EndpointRequest): Promise<readonly Who[] | undefined>;
  /**
   * Signs in whoever sent their password along with a post that was kept for them.
   *
   * @returns nothing for a post without a password
   */
  signInPlace(request: EndpointRequest): Promise<PlacedSignIn | undefined>;
  crumb: Crumb;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
  /** Refuses a request of somebody who may not make it. */
  refuseStranger(
    request: EndpointRequest,
    stranger: {
      site: Site | undefined;
      who: Who;
      isSignedIn: boolean;
      /** Whether they only have to sign in once more. */
      isAllowed: boolean;
      /** Whether they asked for a file by its address. */
      isDownload: boolean;
      isPage: boolean;
    },
  ): EndpointReply | Promise<EndpointReply>;
  /** Returns the page for a post that does not come from the site. */
  foreignPage(request: EndpointRequest): EndpointReply | Promise<EndpointReply>;
}

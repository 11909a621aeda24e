import type { Crumb } from '../crumb';
import type { EndpointReply, EndpointRequest } from '../endpoint';
import type { Who } from './who';

/** What every action needs to run. */
export interface ActionPorts<Site> {
  /** Finds the site of a host. */
  findSite(host: string): Promise<Site | undefined>;
  /** Finds every role that the sender of a request has. */
  findWho(request: EndpointRequest): Promise<readonly Who[]>;
  crumb: Crumb;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
  /** Refuses a request of somebody who may not make it. */
  refuseStranger(
    request: EndpointRequest,
    stranger: { site: Site | undefined; who: Who; isSignedIn: boolean; isPage: boolean },
  ): EndpointReply | Promise<EndpointReply>;
  /** Returns the page for a post that does not come from the site. */
  foreignPage(request: EndpointRequest): EndpointReply | Promise<EndpointReply>;
}

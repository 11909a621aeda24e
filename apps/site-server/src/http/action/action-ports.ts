import type { Crumb } from '../crumb';
import type { EndpointReply, EndpointRequest } from '../endpoint';
import type { Who } from './who';

/** What actions are run with, whatever they are about. */
export interface ActionPorts<Site> {
  /** The site of a host. */
  findSite(host: string): Promise<Site | undefined>;
  /** Everything that whoever sends a request may call themselves. */
  findWho(request: EndpointRequest): Promise<readonly Who[]>;
  crumb: Crumb;
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
  /** The page for a post that does not come from the site. */
  foreignPage(): EndpointReply;
}

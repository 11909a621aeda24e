import type { Contributor } from '../../accounts/create-identify';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';

/** Who does something with imports. */
export interface ImportCall {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly contributor: Contributor;
}

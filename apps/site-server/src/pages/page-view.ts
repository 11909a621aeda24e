import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';

/** GET of a page's address. */
export interface PageVisit {
  request: EndpointRequest;
  site: Site;
  slug: string;
  /** The published page at that address; nothing where there is none, or one of the system. */
  findPage(): Promise<PageRecord | undefined>;
}

/**
 * A page as one visitor sees it, where the address says more than which page. Each room that has
 * such pages gives one; the app hands them to the endpoint of pages.
 *
 * @returns nothing where the page is shown as it is for everybody
 */
export type PageView = (visit: PageVisit) => Promise<EndpointReply | undefined>;

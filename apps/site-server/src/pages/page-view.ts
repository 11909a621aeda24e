import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';

/** A GET request for a page's address. */
export interface PageVisit {
  request: EndpointRequest;
  site: Site;
  slug: string;
  /** Finds the page at that address; undefined if there is none that the visitor may see. */
  findPage(): Promise<PageRecord | undefined>;
  /** Finds the published page at that address, whoever may see it. */
  findPublished(): Promise<PageRecord | undefined>;
}

/**
 * Shows a page as one visitor sees it, if the address contains more than the page. Each room with
 * such pages provides one; the app passes them to the page endpoint.
 *
 * @returns undefined if everybody sees the same page
 */
export type PageView = (visit: PageVisit) => Promise<EndpointReply | undefined>;

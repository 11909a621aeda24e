import type { PageMessage } from '@frontage/react-blocks/server';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { TextLanguage } from '../texts/server-texts';
import type { PageConditions } from './page-conditions';

/** A message for one visitor, and how its page is answered. */
export interface ShownMessage {
  readonly status: number;
  readonly message: PageMessage;
  /** The language of the message, and so of its page. */
  readonly texts: TextLanguage;
  /** Code of a page type [2.16]. @default that of an error */
  readonly pageType?: number;
  /** Whether it has no cookie banner. @default false */
  readonly withoutBanner?: boolean;
}

/** Pages of the system [2.16]: the site's own if it has them, else a message in its layout. */
export interface SystemPages {
  notFound(site: Site | undefined, ask: PageConditions): Promise<EndpointReply>;
  /** Never rejects: it is shown when everything else has failed. */
  error(site: Site | undefined, status: number, ask: PageConditions): Promise<EndpointReply>;
  /** Refuses a request, in the language of the page that it came from. Never rejects. */
  refused(site: Site | undefined, status: number, request: EndpointRequest): Promise<EndpointReply>;
  /** Says something; on a plain page if there is no site, or if its store fails. Never rejects. */
  message(
    site: Site | undefined,
    request: EndpointRequest,
    shown: ShownMessage,
  ): Promise<EndpointReply>;
}

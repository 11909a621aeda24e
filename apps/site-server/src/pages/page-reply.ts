import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { contentSecurityPolicy } from '../http/security-headers';
import type { ServerParts } from '../server-parts';
import type { Site } from '../store/content/site-settings';
import type { PageAsk } from './page-cache';
import type { PageState } from './render-service';

/** What a request says about the pages it takes. */
export function pageAsk(request: EndpointRequest): PageAsk {
  return {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  };
}

/**
 * A page made for this one answer; nobody may keep it.
 *
 * @param parts the server
 * @param site whose page it is
 * @param page the page
 * @param status HTTP status
 * @param state what this answer adds
 */
export async function uncachedPage(
  parts: Pick<ServerParts, 'render'>,
  site: Site,
  page: PageRecord,
  status: number,
  state: PageState,
): Promise<EndpointReply> {
  const { html, policy } = await parts.render(site, page, state);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(policy),
    },
    body: html,
  };
}

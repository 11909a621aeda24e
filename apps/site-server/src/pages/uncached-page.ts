import type { PageRecord } from '@frontage/site-model';
import { compressOnce } from '../http/compress';
import { chooseEncoding } from '../http/encoding';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { contentSecurityPolicy } from '../http/security-headers';
import type { Site } from '../sites/site-settings';
import type { PageState, RenderService } from './create-render-service';

/**
 * Renders a page for a single answer; it must not be cached.
 *
 * @param services the renderer
 * @param request the request
 * @param shown the site, the page, the HTTP status, what this answer adds, and where else its forms
 *   lead
 */
export async function uncachedPage(
  { render }: { render: RenderService },
  request: EndpointRequest,
  {
    site,
    page,
    status,
    state,
    formOrigins = [],
  }: {
    site: Site;
    page: PageRecord;
    status: number;
    state: PageState;
    formOrigins?: readonly string[];
  },
): Promise<EndpointReply> {
  const { html, policy } = await render(site, page, state);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({
        ...policy,
        forms: [...(policy.forms ?? []), ...formOrigins],
      }),
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    // It may show what a visitor entered, but contains no secret that its length could reveal.
    body: await compressOnce(html, encoding),
  };
}

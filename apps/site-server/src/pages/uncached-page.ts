import type { PageRecord } from '@frontage/site-model';
import { compressOnce } from '../http/compress';
import { chooseEncoding } from '../http/encoding';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-key';
import { contentSecurityPolicy } from '../http/security-headers';
import { hasDecided } from '../sites/has-decided';
import type { Site } from '../sites/site-settings';
import type { PageState, ServedPage } from './create-render-service';
import { busyPage } from './fallback-page';
import type { PageServices } from './page-services';
import { visitorVariants } from './visitor-variants';

/**
 * Renders a page for a single answer, in the versions of its visitor; it must not be cached.
 * Rendering costs more than anything else that a visitor can ask for, so those who only look have a
 * limit; who posted something sees what became of it.
 *
 * @param services the renderer and the limit
 * @param request the request
 * @param shown the site, the page, the HTTP status, what this answer adds, where else its forms
 *   lead and its frames come from, and what is done to the page before it is sent
 */
export async function uncachedPage(
  { render, viewLimit }: Pick<PageServices, 'render' | 'viewLimit'>,
  request: EndpointRequest,
  {
    site,
    page,
    status,
    state,
    formOrigins = [],
    frameOrigins = [],
    dress = (rendered) => rendered,
  }: {
    site: Site;
    page: PageRecord;
    status: number;
    state: PageState;
    formOrigins?: readonly string[];
    frameOrigins?: readonly string[];
    dress?: ((rendered: ServedPage) => ServedPage) | undefined;
  },
): Promise<EndpointReply> {
  const isLook = request.method === 'GET' || request.method === 'HEAD';
  const wait = isLook ? await viewLimit.take(rateKey(request.address)) : 0;
  if (wait > 0) return busyPage(wait);
  const rendered = await render(site, page, {
    ...state,
    variants: visitorVariants(request, site, page).all,
    hasDecided: hasDecided(site, request.headers),
  });
  const { html, policy } = dress(rendered);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({
        ...policy,
        forms: [...(policy.forms ?? []), ...formOrigins],
        frames: [...new Set([...(policy.frames ?? []), ...frameOrigins])],
      }),
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    // It may show what a visitor entered, but contains no secret that its length could reveal.
    body: await compressOnce(html, encoding),
  };
}

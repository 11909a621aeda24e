import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { plainPage } from '../../pages/fallback-page';
import { pageAsk, uncachedPage } from '../../pages/uncached-page';
import type { ServerParts } from '../../app/server-parts';
import { escapeHtml } from '../../http/escape-html';
import type { Site } from '../../sites/site-settings';
import { serverTexts } from '../../texts/server-texts';
import { cartCountCookieOf } from './cart-cookies';
import { refusalHeaders, sayRefusal, type CartRefusal } from './cart-refusal';
import { cartPageTypes, cartState } from './cart-state';

/**
 * `GET /cart`: the site's cart page [2.11], rendered for one visitor; also what a refused
 * post is answered with. Sites without one have no such address, and say a refusal
 * on a plain page.
 */
export async function cartPage(
  parts: ServerParts,
  request: EndpointRequest,
  { site, refusal }: { site: Site; refusal?: CartRefusal },
): Promise<EndpointReply> {
  const page = await findCartPage(parts, site);
  const texts = serverTexts(site.settings, page?.document.language);
  const said = refusal && sayRefusal(refusal, texts);
  if (!page && said)
    return plainPage(
      refusal.status,
      texts.say('cartRefused'),
      `<p>${escapeHtml(messageOf(said))}</p>`,
      texts,
    );
  if (!page) return parts.system.notFound(site, pageAsk(request));
  const shop = await cartState(parts, request, site, page);
  const errors =
    said && ('error' in said ? { message: said.error, fields: {} } : { fields: said.errors });
  const state = { shop: { ...shop, ...(errors && { errors }) } };
  const reply = await uncachedPage(parts, request, {
    site,
    page,
    status: refusal?.status ?? 200,
    state,
  });
  const headers = { ...reply.headers, ...(refusal && refusalHeaders(refusal)) };
  return {
    ...reply,
    headers,
    cookies: [cartCountCookieOf(shop.view, request.secure)],
    ...(refusal?.fault !== undefined && { fault: refusal.fault }),
  };
}

async function findCartPage({ store }: ServerParts, site: Site): Promise<PageRecord | undefined> {
  for (const type of cartPageTypes) {
    const page = await store.publishedPageOfType(site.id, type);
    if (page) return page;
  }
  return undefined;
}

function messageOf(said: ReturnType<typeof sayRefusal>): string {
  return 'error' in said ? said.error : Object.values(said.errors).join(' ');
}

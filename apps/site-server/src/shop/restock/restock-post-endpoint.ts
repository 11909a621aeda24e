import type { RestockAnswer } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { requestSource } from '../../http/same-origin';
import { escapeHtml } from '../../http/escape-html';
import { fallbackPage, plainPage } from '../../pages/fallback-page';
import { pageAsk, uncachedPage } from '../../pages/uncached-page';
import { readPath } from '../../pages/read-path';
import { refererPath } from '../../pages/language-at';
import type { ServerParts } from '../../app/server-parts';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { serverTexts } from '../../texts/server-texts';
import { refusalHeaders, sayRefusal } from '../cart/cart-refusal';
import { takeRestockWish } from './restock-notice-endpoint';
import { showsProduct } from '../catalogue/shown-products';

/** The parameter of a page that says thanks for a wish: the product's id. */
export const notedParameter = 'noted';

/**
 * `POST /commerce/restock`, `productId`, `variantId` and `email` as a form sends them without
 * scripts: success leads back to the page of the product with 303, which says so; what is
 * wrong stands there beside what was entered. It carries no crumb: `Origin` and `Sec-Fetch-Site`
 * are checked.
 */
export function restockPostEndpoint(parts: ServerParts): Endpoint {
  return async (request) => {
    if (requestSource(request, parts.baseUrl) !== 'same-origin') return fallbackPage(403);
    const site = await parts.sites.find(request.host);
    if (!site) return parts.system.notFound(site, pageAsk(request));
    const fields = new URLSearchParams(isStorable(request.body) ? request.body : '');
    const [productId = '', variantId = '', email = ''] = ['productId', 'variantId', 'email'].map(
      (name) => fields.get(name)?.trim(),
    );
    const page = await findPage(parts, request, site, productId);
    const language = page?.document.language ?? site.settings.locale;
    // Nothing entered is no address, which is said in words.
    const refusal = await takeRestockWish(parts, request, {
      site,
      language,
      raw: { productId, variantId, email: email.slice(0, 254) || ' ' },
    });
    if (!refusal)
      return seeOther(
        page ? `/${page.slug}?${notedParameter}=${encodeURIComponent(productId)}` : '/',
      );
    const texts = serverTexts(site.settings, language);
    const said = sayRefusal(refusal, texts);
    const message = 'error' in said ? said.error : Object.values(said.errors).join(' ');
    const restock: RestockAnswer = { productId, variantId, email, status: 'failed', message };
    const reply = page
      ? await uncachedPage(parts, request, {
          site,
          page,
          status: refusal.status,
          state: { restock },
        })
      : plainPage(refusal.status, texts.say('cartRefused'), `<p>${escapeHtml(message)}</p>`, texts);
    return { ...reply, headers: { ...reply.headers, ...refusalHeaders(refusal) } };
  };
}

/**
 * `GET /commerce/restock`: whoever comes back to the address of a refused post is led to the page
 * it was sent from.
 */
export function toRestockPageEndpoint(): Endpoint {
  return (request) =>
    Promise.resolve(
      seeOther(refererPath(request).startsWith('/commerce') ? '/' : refererPath(request) || '/'),
    );
}

/** A page of a product that says thanks; nothing where it has no such product. */
export async function notedPage(
  parts: ServerParts,
  request: EndpointRequest,
  { site, page, productId }: { site: Site; page: PageRecord; productId: string },
): Promise<EndpointReply | undefined> {
  if (!showsProduct(page.document, productId)) return undefined;
  const restock: RestockAnswer = {
    productId,
    variantId: '',
    email: '',
    status: 'sent',
    message: '',
  };
  return uncachedPage(parts, request, { site, page, status: 200, state: { restock } });
}

/** The page that it was sent from, if it has the product, else the product's own. */
async function findPage(
  { store }: ServerParts,
  request: EndpointRequest,
  site: Site,
  productId: string,
): Promise<PageRecord | undefined> {
  const from = readPath(refererPath(request));
  const stored = isStorable(productId) ? await store.product(site.id, productId) : undefined;
  for (const slug of [from.kind === 'page' ? from.slug : undefined, stored?.slug]) {
    const page = slug === undefined ? undefined : await store.publishedPage(site.id, slug);
    if (page && showsProduct(page.document, productId)) return page;
  }
  return undefined;
}

function seeOther(location: string): EndpointReply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

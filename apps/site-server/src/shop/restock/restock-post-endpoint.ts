import type { RestockAnswer } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { escapeHtml } from '../../http/escape-html';
import { refererPath } from '../../http/referer-path';
import { requestSource } from '../../http/request-source';
import { findPublishedPage } from '../../pages/documents/published-pages';
import { fallbackPage, plainPage } from '../../pages/fallback-page';
import { readPageConditions } from '../../pages/page-conditions';
import { readPath } from '../../pages/read-path';
import { uncachedPage } from '../../pages/uncached-page';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { refusalHeaders, formatRefusal } from '../cart/cart-refusal';
import { showsProduct } from '../catalogue/product-blocks';
import { findProductsById } from '../catalogue/products';
import { notedParameter } from './create-noted-view';
import { restockRefusalTexts } from './restock-refusal';
import type { RestockServices } from './restock-services';
import { takeRestockNotice } from './take-restock-notice';

/**
 * `POST /commerce/restock`, `productId`, `variantId` and `email` as a form sends them without
 * scripts: success leads back to the page of the product with 303, which says so; what is
 * wrong stands there beside what was entered. It carries no crumb: `Origin` and `Sec-Fetch-Site`
 * are checked.
 */
export function restockPostEndpoint(services: RestockServices): Endpoint {
  const { store, sites, system, baseUrl } = services;
  return async (request) => {
    if (requestSource(request, baseUrl) !== 'same-origin') return fallbackPage(403);
    const site = await sites.find(request.host);
    if (!site) return system.notFound(site, readPageConditions(request));
    const fields = new URLSearchParams(isStorable(request.body) ? request.body : '');
    const [productId = '', variantId = '', email = ''] = ['productId', 'variantId', 'email'].map(
      (name) => fields.get(name)?.trim(),
    );
    const page = await findPage(store.read, request, site, productId);
    const language = page?.document.language ?? site.settings.locale;
    // Nothing entered is no address, which is said in words.
    const refusal = await takeRestockNotice(services, request, {
      site,
      language,
      raw: { productId, variantId, email: email.slice(0, 254) || ' ' },
    });
    if (!refusal)
      return seeOther(
        page ? `/${page.slug}?${notedParameter}=${encodeURIComponent(productId)}` : '/',
      );
    const texts = serverTexts(restockRefusalTexts, site.settings, language);
    const said = formatRefusal(refusal, texts);
    const message = 'error' in said ? said.error : Object.values(said.errors).join(' ');
    const restock: RestockAnswer = { productId, variantId, email, status: 'failed', message };
    const reply = page
      ? await uncachedPage(services, request, {
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

/** The page that it was sent from, if it has the product, else the product's own. */
async function findPage(
  db: Database,
  request: EndpointRequest,
  site: Site,
  productId: string,
): Promise<PageRecord | undefined> {
  const from = readPath(refererPath(request));
  const [stored] = isStorable(productId) ? await findProductsById(db, site.id, [productId]) : [];
  for (const slug of [from.kind === 'page' ? from.slug : undefined, stored?.slug]) {
    const page = slug === undefined ? undefined : await findPublishedPage(db, site.id, slug);
    if (page && showsProduct(page.document, productId)) return page;
  }
  return undefined;
}

function seeOther(location: string): EndpointReply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { findPublishedPageOfType } from '../../pages/documents/published-pages';
import { readPageConditions } from '../../pages/page-conditions';
import { backLink } from '../../pages/refusal-message';
import { uncachedPage } from '../../pages/uncached-page';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { hasProducts } from '../catalogue/has-products';
import { formatRefusal, type CartRefusal, cartRefusalTexts } from './cart-refusal';
import type { CartServices } from './cart-services';
import { cartPageTypes, cartState } from './cart-state';
import { cartTexts } from './cart-texts';
import { plainShopRecord } from './plain-shop-record';
import { readTyped } from './read-typed';

/**
 * `GET /cart`: the site's cart page [2.11], rendered for one visitor; also the answer to a refused
 * post. Sites that sell something and have made none show a plain one. Other sites have no such
 * address, and show a refusal on a plain page.
 */
export async function cartPage(
  services: Omit<CartServices, 'cartLimit' | 'codeLimit'>,
  request: EndpointRequest,
  { site, refusal }: { site: Site; refusal?: CartRefusal },
): Promise<EndpointReply> {
  const page = await findCartPage(services.store.read, site);
  const texts = serverTexts(cartRefusalTexts, site.settings, page?.document.language);
  const formatted = refusal && formatRefusal(refusal, texts);
  if (!page && formatted)
    return services.system.message(site, request, {
      status: refusal.status,
      message: {
        title: texts.say('cartRefused'),
        text: [messageOf(formatted)],
        link: backLink(request, texts),
      },
      texts,
    });
  if (!page) return services.system.notFound(site, readPageConditions(request));
  const { state: shown, cookies } = await cartState(services, request, site, page);
  const errors = formatted && {
    ...('error' in formatted
      ? { message: formatted.error, fields: {} }
      : { fields: formatted.errors }),
    typed: readTyped(request.body),
    ...(refusal?.mendAt && { mendAt: refusal.mendAt }),
  };
  const state = { ...shown, shop: { ...shown.shop, ...(errors && { errors }) } };
  const reply = await uncachedPage(services, request, {
    site,
    page,
    status: refusal?.status ?? 200,
    state,
  });
  return { ...reply, cookies };
}

async function findCartPage(db: Database, site: Site): Promise<PageRecord | undefined> {
  for (const type of cartPageTypes) {
    const page = await findPublishedPageOfType(db, site.id, type);
    if (page) return page;
  }
  if (!(await hasProducts(db, site.id))) return undefined;
  const title = serverTexts(cartTexts, site.settings).say('cartTitle');
  return plainShopRecord(site, { block: 'cart', title, pageType: pageTypes.codes.commerceCartV2 });
}

function messageOf(formatted: ReturnType<typeof formatRefusal>): string {
  return 'error' in formatted ? formatted.error : Object.values(formatted.errors).join(' ');
}

import type { ShopState } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { findPublishedPageOfType } from '../../pages/documents/published-pages';
import type { PageServices } from '../../pages/page-services';
import { uncachedPage } from '../../pages/uncached-page';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { cartCountCookies } from '../cart/cart-count-cookies';
import type { Carts } from '../cart/create-carts';
import { plainShopRecord } from '../cart/plain-shop-record';
import { shopPageTexts } from './shop-page-texts';

/** The services for pages of the shop. */
export interface ShopPageServices extends Pick<PageServices, 'render' | 'viewLimit'> {
  store: Pick<Store, 'read'>;
  carts: Carts;
}

/** A page of the shop for one visitor. */
export interface ShopPage {
  readonly site: Site;
  /** Codes of page types [2.16]; the first one that the site has is used. */
  readonly types: readonly number[];
  /** The block with the state, for sites without such a page. */
  readonly block: 'checkout' | 'order' | 'review';
  readonly state: ShopState;
  readonly status?: number;
  /** Where else its forms lead, such as a payment provider. */
  readonly formOrigins?: readonly string[];
}

/**
 * Renders a page of the shop: the site's own if it has one of that type, else a plain one with only
 * the block, under the site's header and footer.
 */
export async function shopPage(
  services: ShopPageServices,
  request: EndpointRequest,
  shown: ShopPage,
): Promise<EndpointReply> {
  const { site, types, state, status = 200, formOrigins = [] } = shown;
  const page = (await ownPage(services.store.read, site, types)) ?? plainRecord(site, shown);
  const reply = await uncachedPage(services, request, {
    site,
    page,
    status,
    state: { shop: state },
    formOrigins,
  });
  // Its address opens it for everybody; `no-referrer` would also remove the Origin of its own
  // posts.
  const cookies = await cartCountCookies(services, request, site);
  return {
    ...reply,
    cookies,
    headers: { ...reply.headers, 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' },
  };
}

/** Gives the language of a site's page of these types. */
export async function shopPageLanguage(
  db: Database,
  site: Site,
  types: readonly number[],
): Promise<string> {
  return (await ownPage(db, site, types))?.document.language ?? site.settings.locale;
}

async function ownPage(
  db: Database,
  site: Site,
  types: readonly number[],
): Promise<PageRecord | undefined> {
  for (const type of types) {
    const page = await findPublishedPageOfType(db, site.id, type);
    if (page) return page;
  }
  return undefined;
}

/** A generic title, which reveals nothing. */
const titles = { checkout: 'checkoutTitle', order: 'orderTitle', review: 'reviewTitle' } as const;

function plainRecord(site: Site, { types, block }: ShopPage): PageRecord {
  const title = serverTexts(shopPageTexts, site.settings).say(titles[block]);
  return plainShopRecord(site, { block, title, pageType: types[0] ?? 0 });
}

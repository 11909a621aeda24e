import { pageTypes } from '@frontage/site-model';
import type { CheckoutAddress, CheckoutKind } from '@frontage/react-blocks/server';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { hashToken } from '../../http/hash-token';
import { rateKey } from '../../http/rate-limit';
import { refererPath } from '../../http/referer-path';
import { busyPage } from '../../pages/fallback-page';
import { languageAt } from '../../pages/language-at';
import { readPageConditions } from '../../pages/page-conditions';
import { siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import type { CartContent, StoredCart } from '../cart/stored-cart';
import { shopPage } from '../pages/shop-page';
import { readShopSettings } from '../settings/shop-settings';
import { priceCheckout } from './checkout-cart';
import type { CheckoutServices } from './checkout-services';
import { insertCheckout } from './checkouts';
import { paymentOptions } from './payment-options';
import type { CheckoutContent } from './stored-checkout';

/** What a checkout begins with. */
export interface Beginning {
  readonly kind: CheckoutKind;
  readonly cart: StoredCart | undefined;
  readonly content: CartContent;
  readonly donation?: CheckoutContent['donation'];
}

/** Why nothing can begin: there is no cart, or not what the address names. */
export type Missing = 'noCart' | 'nothing';

/**
 * Makes an endpoint that begins a checkout and leads to it.
 *
 * @param services what checkouts are served with
 * @param find what it begins with
 */
export function beginCheckout(
  services: CheckoutServices,
  find: (site: Site, request: EndpointRequest) => Promise<Beginning | Missing>,
): Endpoint {
  return async (request) => {
    const site = await services.sites.find(request.host);
    if (!site) return services.system.notFound(site, readPageConditions(request));
    const wait = services.cartLimit.take(rateKey(request.address));
    if (wait > 0) return busyPage(wait);
    const found = await find(site, request);
    if (found === 'nothing') return services.system.notFound(site, readPageConditions(request));
    if (found === 'noCart')
      return shopPage(services, request, {
        site,
        types: [pageTypes.codes.checkout],
        block: 'checkout',
        state: { kind: 'noCart' },
      });
    return begin(services, request, site, found);
  };
}

async function begin(
  services: CheckoutServices,
  request: EndpointRequest,
  site: Site,
  { kind, cart, content, donation = null }: Beginning,
): Promise<EndpointReply> {
  const { store, desk } = services;
  const options = paymentOptions(readShopSettings(site.settings.shop), desk.plugs);
  const { location } = content;
  const checkout: CheckoutContent = {
    cart: content,
    donation,
    email: '',
    address: {
      ...noAddress,
      ...(location && {
        country: location.country,
        region: location.region,
        postalCode: location.postalCode,
      }),
    },
    payment: options.length === 1 ? (options[0]?.id ?? '') : '',
    language: await languageAt(store.read, site, refererPath(request)),
    origin: siteOrigin(request, site, services.baseUrl),
  };
  const id = store.createId();
  const tokenHash = hashToken(desk.links.token('checkout', id));
  const begun = { id, siteId: site.id, kind, cartId: cart?.id ?? null, content: checkout };
  // What it costs is kept with it, so that showing it writes nothing.
  const view = await priceCheckout(store, site, {
    checkout: { content: checkout, at: 'open' },
    cart: cart ?? { id: '', version: 0, createdAt: store.now(), content },
  });
  const open = await store.write(async (db) => {
    const openId = await insertCheckout(db, { ...begun, tokenHash }, store.now());
    await desk.quotes.insert(db, openId, view);
    return openId;
  });
  return {
    status: 303,
    headers: {
      location: `/checkout/${desk.links.token('checkout', open)}`,
      'cache-control': 'no-store',
    },
    body: '',
  };
}

const noAddress: CheckoutAddress = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};

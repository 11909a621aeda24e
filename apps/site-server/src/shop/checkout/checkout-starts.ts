import { pageTypes } from '@frontage/site-model';
import { missedMinimum, type CheckoutKind } from '@frontage/react-blocks/server';
import type { Action } from '../../http/action/action';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { refererPath } from '../../http/referer-path';
import { seeOther } from '../../http/see-other';
import { languageAt } from '../../pages/language-at';
import { pageManner } from '../../pages/page-manner';
import { browserOrigin, siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import type { CartContent, StoredCart } from '../cart/stored-cart';
import { shopPage } from '../pages/shop-page';
import { readShopSettings } from '../settings/shop-settings';
import { priceCheckout } from './checkout-cart';
import { checkoutCookie } from './checkout-cookie';
import type { CheckoutServices } from './checkout-services';
import { insertCheckout } from './checkouts';
import { noAddress } from './no-address';
import { paymentOptions } from './payment-options';
import type { CheckoutContent } from './stored-checkout';

const { defineAction, refuse } = actionsFor<CheckoutServices, Site>(pageManner);

/** The content of a new checkout. */
export interface Beginning {
  readonly kind: CheckoutKind;
  readonly cart: StoredCart | undefined;
  readonly content: CartContent;
  readonly donation?: CheckoutContent['donation'];
  readonly gift?: CheckoutContent['gift'];
  /** `Set-Cookie` headers for a browser that did not have the cart yet. */
  readonly cookies?: readonly string[] | undefined;
}

/** Why a cart starts no checkout: it does not exist, or it is empty. */
export type NoGoods = 'noCart' | 'emptyCart';

/** Why no checkout can start: no goods, or the address names nothing. */
export type Missing = NoGoods | 'nothing';

/** An address that starts a checkout. */
interface CheckoutStart<Url extends string> {
  readonly url: Url;
  readonly parameters?: string;
  readonly about: string;
  /** Finds the content. */
  readonly find: (
    call: Pick<Call<Site>, 'site' | 'request'>,
    services: CheckoutServices,
  ) => Promise<Beginning | Missing>;
}

/**
 * Declares an action that starts the visitor's own checkout, and leads to it.
 *
 * @param start the address; it recognises the visitor's browser itself
 */
export function defineOwnCheckoutStart<const Url extends string>({
  find,
  ...declaration
}: CheckoutStart<Url>): Action<CheckoutServices, Site> {
  return defineAction({
    ...declaration,
    method: 'GET',
    who: 'anyone',
    guard: { none: 'a link leads here; it begins the checkout of the own cart and moves nothing' },
    limit: [{ rate: 'cartLimit' }],
    run: (call, services) => findFor(find, call, services),
    json: false,
    page: (found, call, services) => showBegun(services, call, found),
  });
}

/**
 * Declares an action that starts a checkout at an address that names the goods. Only a post starts
 * it: whoever follows a link presses a button first, so that neither a program that follows links
 * nor another site starts anything.
 *
 * @param start the address
 */
export function defineLinkedCheckoutStart<const Url extends string>({
  find,
  about,
  ...declaration
}: CheckoutStart<Url>): readonly Action<CheckoutServices, Site>[] {
  const shared = { ...declaration, who: 'anyone', limit: [{ rate: 'cartLimit' }] } as const;
  return [
    defineAction({
      ...shared,
      about: `${about}; a link gets a page with a button, which posts here`,
      method: 'GET',
      guard: { none: 'a link leads here; it begins nothing' },
      run: (call, services) => findFor(find, call, services),
      json: false,
      page: (found, call, services) =>
        typeof found === 'string'
          ? showBegun(services, call, found)
          : shopPage(services, call.request, {
              site: call.site,
              types: [pageTypes.codes.checkout],
              block: 'checkout',
              state: { kind: 'beginCheckout', action: addressOf(call.request) },
            }),
    }),
    defineAction({
      ...shared,
      about: 'begins it: 303 to the checkout',
      method: 'POST',
      guard: 'origin',
      run: (call, services) => findFor(find, call, services),
      json: false,
      page: (found, call, services) => showBegun(services, call, found),
    }),
  ];
}

type StartCall = Pick<Call<Site>, 'site' | 'request'>;

async function findFor(
  find: CheckoutStart<string>['find'],
  { request, site }: StartCall,
  services: CheckoutServices,
) {
  const found = await find({ request, site }, services);
  return found === 'nothing' ? refuse({ status: 404 }) : found;
}

function addressOf({ path, query }: EndpointRequest): string {
  return `${path}?${query.toString()}`;
}

function showBegun(
  services: CheckoutServices,
  { request, site }: StartCall,
  found: Beginning | NoGoods,
): Promise<EndpointReply> {
  if (typeof found !== 'string') return begin(services, request, site, found);
  return shopPage(services, request, {
    site,
    types: [pageTypes.codes.checkout],
    block: 'checkout',
    state: { kind: found },
  });
}

async function begin(
  services: CheckoutServices,
  request: EndpointRequest,
  site: Site,
  { kind, cart, content, donation = null, gift, cookies = [] }: Beginning,
): Promise<EndpointReply> {
  const { store, desk } = services;
  const options = paymentOptions(readShopSettings(site.settings), desk.plugs);
  const { location } = content;
  const checkout: CheckoutContent = {
    cart: content,
    donation,
    ...(gift && { gift }),
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
    visitor: desk.links.visitor(request.address),
    returnOrigin: browserOrigin(request, site, services.baseUrl),
  };
  const id = store.createId();
  const begun = { id, siteId: site.id, kind, cartId: cart?.id ?? null, content: checkout };
  // Its price is stored with it, so that showing it writes nothing.
  const view = await priceCheckout(store, site, {
    checkout: { content: checkout, at: 'open' },
    cart: cart ?? { id: '', version: 0, createdAt: store.now(), content },
  });
  // The cart says how much is needed.
  if (kind === 'cart' && missedMinimum(view) !== undefined)
    return { ...seeOther('/cart'), cookies };
  const { openId, keepQuote } = await store.write(async (db) => {
    const inserted = await insertCheckout(db, begun, store.now());
    return { openId: inserted, keepQuote: await desk.quotes.insert(db, inserted, view) };
  });
  keepQuote();
  return {
    ...seeOther(`/checkout/${desk.links.token('checkout', openId)}`),
    cookies: [checkoutCookie(desk.links, openId, request.secure), ...cookies],
  };
}

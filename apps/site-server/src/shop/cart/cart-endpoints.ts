import { currencyControl, inCurrency, type CartView } from '@frontage/react-blocks/server';
import {
  jsonReply,
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
} from '../../http/endpoint';
import { refererPath } from '../../http/referer-path';
import { refuseForeign } from '../../http/refuse-foreign';
import { requestSource } from '../../http/request-source';
import { fallbackPage } from '../../pages/fallback-page';
import { languageAt } from '../../pages/language-at';
import { readPageConditions } from '../../pages/page-conditions';
import { readPath } from '../../pages/read-path';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { englishTexts, type ServerTexts } from '../../texts/server-texts';
import { readShopSettings } from '../settings/shop-settings';
import { cartCountCookieOf, cartTokenCookie, readCartToken } from './cart-cookies';
import { cartPage } from './cart-page';
import {
  refusalHeaders,
  formatRefusal,
  type CartRefusal,
  type CartTextCode,
  cartRefusalTexts,
} from './cart-refusal';
import type { CartServices } from './cart-services';
import { guardChange } from './guard-change';
import { readChangeCall, readChangePost } from './read-cart-change';

/** `GET /api/commerce/Cart` → `{ data: CartView }`; without a cart an empty one [7.29]. */
export function cartEndpoint({ sites, carts }: CartServices): Endpoint {
  return async (request) => {
    const site = await sites.find(request.host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const view = await carts.view(site, await carts.find(site, readCartToken(request)));
    return {
      ...jsonReply(200, { data: cartData(view) }),
      cookies: [cartCountCookieOf(view, request.secure)],
    };
  };
}

/**
 * `POST /api/commerce/ChangeCart` `{ key, change }` → `{ data: CartView }` [7.29]. The same
 * key and change again change nothing; a refusal is `{ error }` or `{ errors }` and leaves the cart
 * as it was.
 */
export function changeCartEndpoint(services: CartServices): Endpoint {
  return async (request) => {
    const refused = refuseForeign(services, request);
    if (refused) return refused;
    const site = await services.sites.find(request.host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const keyed = readChangeCall(request.body);
    const refusal = keyed
      ? await guardChange(services, request, { site, change: keyed.change, isCall: true })
      : unreadable;
    const changed =
      refusal ?? (keyed && (await services.carts.change(site, readCartToken(request), keyed)));
    if (!changed || 'status' in changed)
      return refuse(changed ?? unreadable, await textsOf(services, site, request));
    return {
      ...jsonReply(200, { data: cartData(changed.view) }),
      cookies: cookiesOf(changed, request),
    };
  };
}

/**
 * `POST /commerce/cart`: the same changes as a form sends them without scripts. Success leads
 * to the cart page with 303; a refusal shows it with what is wrong. It carries no
 * crumb: `Origin` and `Sec-Fetch-Site` are checked.
 */
export function cartPostEndpoint(services: CartServices): Endpoint {
  return async (request) => {
    if (requestSource(request, services.baseUrl) !== 'same-origin') return fallbackPage(403);
    const site = await services.sites.find(request.host);
    if (!site) return services.system.notFound(site, readPageConditions(request));
    const keyed = readChangePost(request.body);
    const refusal = keyed
      ? await guardChange(services, request, { site, change: keyed.change, isCall: false })
      : unreadable;
    const changed =
      refusal ?? (keyed && (await services.carts.change(site, readCartToken(request), keyed)));
    if (!changed || 'status' in changed)
      return cartPage(services, request, { site, refusal: changed ?? unreadable });
    const back =
      keyed?.change.type === 'chooseCurrency' ? shownAgain(site, request, changed.view) : undefined;
    return { ...(back ?? toCartPage), cookies: cookiesOf(changed, request) };
  };
}

/**
 * A currency is chosen where prices are, too: their page is shown again in it. Nothing where none
 * is named.
 */
function shownAgain(
  { settings }: Site,
  { body }: EndpointRequest,
  { totals: { currency } }: CartView,
): EndpointReply | undefined {
  const next = new URLSearchParams(body).get('next') ?? '';
  const [address = '', query = ''] = next.split('?');
  const path = readPath(address);
  if (!address.startsWith('/') || path.kind !== 'page') return undefined;
  const asked = new URLSearchParams(query);
  asked.delete(currencyControl);
  const { currencies } = readShopSettings(settings.shop);
  const search = asked.size > 0 ? `?${asked.toString()}` : '';
  const plain = `/${path.slug.split('/').map(encodeURIComponent).join('/')}${search}`;
  return {
    ...toCartPage,
    headers: { ...toCartPage.headers, location: inCurrency(plain, { currency, currencies }) },
  };
}

/** `GET /commerce/cart`: whoever comes back to the address of a refused post sees the cart. */
export function toCartPageEndpoint(): Endpoint {
  return () => Promise.resolve(toCartPage);
}

const toCartPage: EndpointReply = {
  status: 303,
  headers: { location: '/cart', 'cache-control': 'no-store' },
  body: '',
};

const unreadable: CartRefusal = { status: 400, code: 'cartUnreadable' };

/** A cart as JSON carries it: times are numbers. */
export function cartData(view: CartView): unknown {
  return { ...view, cart: { ...view.cart, created: view.cart.created?.getTime() ?? null } };
}

function cookiesOf(
  { view, token }: { view: CartView; token: string },
  { secure }: EndpointRequest,
): string[] {
  return [cartTokenCookie(token, secure), cartCountCookieOf(view, secure)];
}

async function textsOf(
  { store }: CartServices,
  site: Site,
  request: EndpointRequest,
): Promise<ServerTexts<CartTextCode>> {
  const language = await languageAt(store.read, site, refererPath(request));
  return serverTexts(cartRefusalTexts, site.settings, language);
}

function refuse(
  refusal: CartRefusal,
  texts: ServerTexts<CartTextCode> = englishTexts(cartRefusalTexts),
): EndpointReply {
  const reply = jsonReply(refusal.status, formatRefusal(refusal, texts), refusalHeaders(refusal));
  return refusal.fault === undefined ? reply : { ...reply, fault: refusal.fault };
}

import type { CartView, ShopErrors, ShopState } from '@frontage/react-blocks/server';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import { shopCaptchaPolicy } from '../../captcha/captcha-policy';
import { recaptchaScript } from '../../captcha/recaptcha-script';
import type { EndpointRequest } from '../../http/endpoint';
import type { CaptchaPolicy } from '../../http/security-headers';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { cartCaptcha } from './cart-captcha';
import { cartCountCookieOf, readCartToken } from './cart-cookie';
import { cartRefusalTexts } from './cart-refusal';
import type { CartServices } from './cart-services';
import { findVisitorCart } from './visitor-cart';

/** Types of a site's cart page, the preferred one first [2.16]. */
export const cartPageTypes: readonly number[] = [
  pageTypes.codes.commerceCartV2,
  pageTypes.codes.showCart,
];

/** The query parameter of the cart's page after adding to a new cart. */
export const firstCart = 'added';

type StateServices = Pick<CartServices, 'carts' | 'captchas' | 'openCartOfMember'>;

/** A cart as its page shows it, and what its captcha adds to the page's policy. */
export interface CartState {
  readonly state: { shop: Extract<ShopState, { kind: 'cart' }>; captchas?: CaptchaPolicy };
  /** `Set-Cookie` headers: the count, and the cart of a member that the browser did not have. */
  readonly cookies: readonly string[];
}

/** Gives the cart of the visitor, for the page that shows it. */
export async function cartState(
  services: StateServices,
  request: EndpointRequest,
  site: Site,
  page: PageRecord,
): Promise<CartState> {
  const { cart, cookies: given } = await findVisitorCart(services, request, site);
  const view = await services.carts.view(site, cart);
  const cookies = given.length > 0 ? given : [cartCountCookieOf(view, request.secure)];
  const isLost = !cart && readCartToken(request) === undefined;
  const errors =
    request.query.has(firstCart) && isLost
      ? noCookie(site, page)
      : cart && otherCurrency(site, page, { before: cart.content.currency, view });
  const shop = { kind: 'cart', view, ...(errors && { errors }) } as const;
  const account = cartCaptcha(site, services.captchas);
  if (!account) return { state: { shop }, cookies };
  const captcha = {
    siteKey: account.siteKey,
    script: recaptchaScript(account, page.document.language ?? site.settings.locale),
  };
  const state = { shop: { ...shop, captcha }, captchas: shopCaptchaPolicy(captcha) };
  return { state, cookies };
}

/** The shop has given up the currency of the cart, so its prices are others. */
function otherCurrency(
  { settings }: Site,
  { document }: PageRecord,
  { before, view }: { before: string; view: CartView },
): ShopErrors | undefined {
  const { currency } = view.totals;
  if (currency === before || view.lines.length === 0) return undefined;
  const texts = serverTexts(cartRefusalTexts, settings, document.language);
  return { message: texts.say('cartOtherCurrency', { before, currency }), fields: {} };
}

/** Something was added, but the browser stored no cookie. */
function noCookie({ settings }: Site, { document }: PageRecord): ShopErrors {
  const texts = serverTexts(cartRefusalTexts, settings, document.language);
  return { message: texts.say('cartNoCookie'), fields: {} };
}

/**
 * Creates the visitor state of pages: the cart page has the visitor's cart, others have nothing.
 */
export function createCartVisitorState(services: StateServices): LoadVisitorState {
  return async (request, { site, page }) =>
    cartPageTypes.includes(page.pageType)
      ? (await cartState(services, request, site, page)).state
      : {};
}

import type { ShopErrors, ShopState } from '@frontage/react-blocks/server';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import { shopCaptchaPolicy } from '../../captcha/captcha-policy';
import { recaptchaScript } from '../../captcha/recaptcha-script';
import type { EndpointRequest } from '../../http/endpoint';
import type { CaptchaPolicy } from '../../http/security-headers';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { cartCaptcha } from './cart-captcha';
import { readCartToken } from './cart-cookie';
import { cartRefusalTexts } from './cart-refusal';
import type { CartServices } from './cart-services';

/** Types of a site's cart page, the preferred one first [2.16]. */
export const cartPageTypes: readonly number[] = [
  pageTypes.codes.commerceCartV2,
  pageTypes.codes.showCart,
];

/** The query parameter of the cart's page after adding to a new cart. */
export const firstCart = 'added';

/** A cart as its page shows it, and what its captcha adds to the page's policy. */
export interface CartState {
  shop: Extract<ShopState, { kind: 'cart' }>;
  captchas?: CaptchaPolicy;
}

/** Gives the cart of the visitor, for the page that shows it. */
export async function cartState(
  { carts, captchas }: Pick<CartServices, 'carts' | 'captchas'>,
  request: EndpointRequest,
  site: Site,
  page: PageRecord,
): Promise<CartState> {
  const token = readCartToken(request);
  const view = await carts.view(site, await carts.find(site, token));
  const errors = request.query.has(firstCart) && token === undefined && noCookie(site, page);
  const shop = { kind: 'cart', view, ...(errors && { errors }) } as const;
  const account = cartCaptcha(site, captchas);
  if (!account) return { shop };
  const captcha = {
    siteKey: account.siteKey,
    script: recaptchaScript(account, page.document.language ?? site.settings.locale),
  };
  return { shop: { ...shop, captcha }, captchas: shopCaptchaPolicy(captcha) };
}

/** Something was added, but the browser stored no cookie. */
function noCookie({ settings }: Site, { document }: PageRecord): ShopErrors {
  const texts = serverTexts(cartRefusalTexts, settings, document.language);
  return { message: texts.say('cartNoCookie'), fields: {} };
}

/**
 * Creates the visitor state of pages: the cart page has the visitor's cart, others have nothing.
 */
export function createCartVisitorState(
  services: Pick<CartServices, 'carts' | 'captchas'>,
): LoadVisitorState {
  return async (request, { site, page }) =>
    cartPageTypes.includes(page.pageType) ? cartState(services, request, site, page) : {};
}

import type { ShopState } from '@frontage/react-blocks/server';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import { recaptchaScript } from '../../captcha/recaptcha-script';
import type { EndpointRequest } from '../../http/endpoint';
import type { PageState } from '../../pages/create-render-service';
import type { ServerParts } from '../../app/server-parts';
import type { Site } from '../../sites/site-settings';
import { cartCaptcha } from './cart-captcha';
import { readCartToken } from './cart-cookies';

/** Types of a site's cart page, the one to look for first in front [2.16]. */
export const cartPageTypes: readonly number[] = [
  pageTypes.codes.commerceCartV2,
  pageTypes.codes.showCart,
];

/** A cart as its page shows it. */
export type CartState = Extract<ShopState, { kind: 'cart' }>;

/** The cart of whoever asks, for the page that shows it. */
export async function cartState(
  parts: Pick<ServerParts, 'carts' | 'captchas'>,
  request: EndpointRequest,
  site: Site,
  page: PageRecord,
): Promise<CartState> {
  const view = await parts.carts.view(site, await parts.carts.find(site, readCartToken(request)));
  const account = cartCaptcha(site, parts.captchas);
  const captcha = account && {
    siteKey: account.siteKey,
    script: recaptchaScript(account, page.document.language ?? site.settings.locale),
  };
  return { kind: 'cart', view, ...(captcha && { captcha }) };
}

/**
 * What a page shows of a visitor whatever else it is rendered for: the cart page has their cart,
 * others nothing.
 */
export async function ownState(
  parts: Pick<ServerParts, 'carts' | 'captchas'>,
  request: EndpointRequest,
  { site, page }: { site: Site; page: PageRecord },
): Promise<Pick<PageState, 'shop'>> {
  return cartPageTypes.includes(page.pageType)
    ? { shop: await cartState(parts, request, site, page) }
    : {};
}

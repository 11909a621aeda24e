import type { EndpointRequest } from '../../http/endpoint';
import { isSameText } from '../../http/is-same-text';
import { readCookie } from '../../http/read-cookie';
import type { ShopLinks } from '../pages/create-shop-links';
import { checkoutLifetime } from './sweep-checkouts';

/** Tells the browser that began a checkout from any other that has its address. */
const name = 'CHECKOUT';

/**
 * The cookie that makes a checkout the browser's that began it: sent to its address alone.
 *
 * @param links makes the tokens
 * @param id of the checkout
 * @param secure whether visitors come over https
 */
export function checkoutCookie(links: ShopLinks, id: string, secure: boolean): string {
  return [
    `${name}=${links.token('browser', id)}`,
    'HttpOnly',
    `Path=/checkout/${links.token('checkout', id)}`,
    `Max-Age=${checkoutLifetime / 1000}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Whether a request comes from the browser that began the checkout. */
export function isOwnBrowser(
  links: ShopLinks,
  id: string,
  { headers }: Pick<EndpointRequest, 'headers'>,
): boolean {
  return isSameText(readCookie(headers.cookie, name) ?? '', links.token('browser', id));
}

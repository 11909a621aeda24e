import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { readCookie } from '../../http/read-cookie';
import type { ShopLinks } from '../pages/create-shop-links';
import { checkoutLifetime } from './sweep-checkouts';

/** Distinguishes the browser that started a checkout from any other with its address. */
const name = 'CHECKOUT';

/**
 * Gives the cookie for the browser that started a checkout: sent only to its address.
 *
 * @param links creates the tokens
 * @param id of the checkout
 * @param secure whether visitors use https
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

/**
 * Gives the browser the cookie for the newest address of its checkout, if it used one that an older
 * key of the server signed.
 *
 * @param links creates the tokens
 * @param asked the request, the token in its address, and the checkout's id
 * @param reply what is answered
 */
export function renewCheckoutCookie(
  links: ShopLinks,
  { request, token, id }: { request: EndpointRequest; token: string; id: string },
  reply: EndpointReply,
): EndpointReply {
  if (token === links.token('checkout', id)) return reply;
  const cookies = [...(reply.cookies ?? []), checkoutCookie(links, id, request.secure)];
  return { ...reply, cookies };
}

/** Whether a request comes from the browser that started the checkout. */
export function isOwnBrowser(
  links: ShopLinks,
  id: string,
  { headers }: Pick<EndpointRequest, 'headers'>,
): boolean {
  return links.readToken('browser', readCookie(headers.cookie, name) ?? '') === id;
}

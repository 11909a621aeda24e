import type { EndpointRequest } from '../../http/endpoint';
import { readCookie } from '../../http/read-cookie';

/** Set between the checkout and its order, so that the order's page thanks once. */
const name = 'PLACED';

/** How long an order counts as just placed, in milliseconds. */
export const placedTime = 60 * 60_000;

/**
 * Gives the cookie that makes an order's page thank the buyer.
 *
 * @param address of that page
 */
export function placedCookie(address: string, secure: boolean): string {
  return `${name}=1; ${attributes(address, secure)}; Max-Age=${placedTime / 1000}`;
}

/** Ends it: a reload, or the link in the mail, shows the state of the order. */
export function endPlacedCookie(address: string, secure: boolean): string {
  return `${name}=; ${attributes(address, secure)}; Max-Age=0`;
}

/** Whether the visitor of an order's page comes from its checkout. */
export function isJustPlaced({ headers }: Pick<EndpointRequest, 'headers'>): boolean {
  return readCookie(headers.cookie, name) === '1';
}

function attributes(address: string, secure: boolean): string {
  return `HttpOnly; Path=${address}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

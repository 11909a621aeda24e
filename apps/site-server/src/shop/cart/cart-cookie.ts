import { cartCountCookie, type CartView } from '@frontage/react-blocks/server';
import { randomBytes } from 'node:crypto';
import type { EndpointRequest } from '../../http/endpoint';
import { readCookie } from '../../http/read-cookie';
import { cartLifetime } from './carts';

/** The cookie that connects a visitor with a cart [2.01]. */
export const cartCookie = 'CART';

/** Creates the token of a cart: 192 random bits. */
export function createCartToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Reads the token of a request; undefined without one that could be ours. */
export function readCartToken({ headers }: Pick<EndpointRequest, 'headers'>): string | undefined {
  const token = readCookie(headers.cookie, cartCookie) ?? '';
  return /^[\w-]{22,100}$/.test(token) ? token : undefined;
}

/** Gives the cookie that keeps a cart for another 14 days. */
export function cartTokenCookie(token: string, secure: boolean): string {
  return `${cartCookie}=${token}; HttpOnly; ${lasting(secure)}`;
}

/**
 * Gives the cookie that tells cached pages the number of pieces in a cart, and its currency if it
 * is not the store's own; scripts may read it.
 */
export function cartCountCookieOf(
  { totals, currencies }: Pick<CartView, 'totals' | 'currencies'>,
  secure: boolean,
): string {
  const { totalQuantity, currency } = totals;
  const other = currency === currencies[0] ? '' : `.${currency}`;
  return `${cartCountCookie}=${totalQuantity}${other}; ${lasting(secure)}`;
}

/** Gives the headers that end a cart's cookies. */
export function endCartCookies(secure: boolean): string[] {
  const attributes = `Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [`${cartCookie}=; HttpOnly; ${attributes}`, `${cartCountCookie}=; ${attributes}`];
}

function lasting(secure: boolean): string {
  return `Path=/; Max-Age=${cartLifetime / 1000}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

import type { EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';
import { rememberedLifetime } from './sessions';

/**
 * Name of the cookie of a session, which no script reads. Over https only a page of this very host
 * can have set it.
 */
const cookieName = (secure: boolean): string => (secure ? '__Host-CONTRIBUTOR' : 'CONTRIBUTOR');

/** Reads the token of a request's session. */
export function readSessionToken({ headers, secure }: EndpointRequest): string | undefined {
  const token = readCookie(headers.cookie, cookieName(secure));
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * Formats the `Set-Cookie` header of a session. It is sent along when somebody follows a link of a
 * mail, and with no post of another site.
 *
 * @param request the request that opened it
 * @param token of the session; undefined ends it
 * @param isRemembered whether it outlasts the browser [3.51]. @default false
 */
export function sessionCookie(
  { secure }: Pick<EndpointRequest, 'secure'>,
  token: string | undefined,
  isRemembered = false,
): string {
  const age = token === undefined ? 0 : isRemembered ? rememberedLifetime / 1000 : undefined;
  return [
    `${cookieName(secure)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
  ].join('; ');
}

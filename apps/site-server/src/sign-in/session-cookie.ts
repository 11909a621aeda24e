import type { EndpointRequest } from '../http/endpoint';
import { formatHostCookie, hostCookieName } from '../http/host-cookie';
import { readCookie } from '../http/read-cookie';
import { cookieAge } from './cookie-age';

/** The cookie of a session, which no script reads. */
export interface SessionCookie {
  /** Reads the token of a request's session. */
  read(request: Pick<EndpointRequest, 'headers' | 'secure'>): string | undefined;
  /**
   * Formats the `Set-Cookie` header of a session. It is sent along when somebody follows a link of
   * a mail, and with no post of another site.
   *
   * @param request the request that opened it
   * @param token of the session; undefined ends it
   * @param isRemembered whether it outlasts the browser [3.51]. @default false
   */
  format(
    request: Pick<EndpointRequest, 'secure'>,
    token: string | undefined,
    isRemembered?: boolean,
  ): string;
}

/**
 * Makes the cookie of sessions.
 *
 * @param name of the cookie, see `hostCookieName`
 */
export function createSessionCookie(name: string): SessionCookie {
  return {
    read({ headers, secure }) {
      const token = readCookie(headers.cookie, hostCookieName(name, secure));
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
    },
    format({ secure }, token, isRemembered = false) {
      const maxAge = cookieAge(token, isRemembered);
      return formatHostCookie({ name, value: token, sameSite: 'Lax', maxAge }, secure);
    },
  };
}

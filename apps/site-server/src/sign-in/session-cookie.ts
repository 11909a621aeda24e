import type { EndpointRequest } from '../http/endpoint';
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
 * @param name of the cookie; over https it begins with `__Host-`, so that only a page of this very
 *   host can have set it
 */
export function createSessionCookie(name: string): SessionCookie {
  const nameOf = (secure: boolean): string => (secure ? `__Host-${name}` : name);
  return {
    read({ headers, secure }) {
      const token = readCookie(headers.cookie, nameOf(secure));
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
    },
    format({ secure }, token, isRemembered = false) {
      const age = cookieAge(token, isRemembered);
      return [
        `${nameOf(secure)}=${token ?? ''}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
        ...(secure ? ['Secure'] : []),
        ...(age === undefined ? [] : [`Max-Age=${age}`]),
      ].join('; ');
    },
  };
}

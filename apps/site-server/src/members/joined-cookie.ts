import { memberPaths } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';

/** Set when somebody joins, so that their own page says so to an advertiser once. */
const name = 'JOINED';

/** How long that page may be waited for, in seconds. */
const waitingTime = 60 * 60;

/** Gives the cookie of a member who has just joined. */
export function joinedCookie(secure: boolean): string {
  return `${name}=1; ${attributes(secure)}; Max-Age=${waitingTime}`;
}

/** Ends it: a reload says nothing. */
export function endJoinedCookie(secure: boolean): string {
  return `${name}=; ${attributes(secure)}; Max-Age=0`;
}

/** Whether a visitor has joined and not seen their own page since. */
export function hasJustJoined({ headers }: Pick<EndpointRequest, 'headers'>): boolean {
  return readCookie(headers.cookie, name) === '1';
}

function attributes(secure: boolean): string {
  return `HttpOnly; Path=${memberPaths.area}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

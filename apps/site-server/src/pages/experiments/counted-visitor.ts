import type { EndpointRequest } from '../../http/endpoint';
import { readCookie } from '../../http/read-cookie';

/** The id, and four stamps and counts behind it [3.15] [5.04]. */
const visitorCookie = /^([\w-]+)(\|[1-9]\d*){4}$/;

/**
 * Gives the id of a visitor who takes part in tests: it is in the cookie that only those have who
 * may be counted. Nobody does who refused [3.19], or whose browser says that they do not want it.
 */
export function countedVisitor({ headers }: Pick<EndpointRequest, 'headers'>): string | undefined {
  const { cookie } = headers;
  const choice = readCookie(cookie, 'ss_cookieAllowed');
  if (choice === 'false' || (headers['sec-gpc'] === '1' && choice !== 'true')) return undefined;
  const stored = readCookie(cookie, 'ss_cvr')?.replaceAll(/%7c/gi, '|') ?? '';
  return visitorCookie.exec(stored)?.[1];
}

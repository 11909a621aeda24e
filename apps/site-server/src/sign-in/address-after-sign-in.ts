import type { EndpointRequest } from '../http/endpoint';

/** The query parameter of the page to sign in, once somebody has signed in on it. */
export const signedInParameter = 'signedIn';

/**
 * Returns where signing in without scripts leads. A browser that has sent no cookie at all comes by
 * the page to sign in once more: there it turns out whether it keeps the cookie of its session.
 *
 * @param request that signed in
 * @param next the page that was asked for
 * @param signInPath the page to sign in, without a query
 */
export function addressAfterSignIn(
  { headers }: Pick<EndpointRequest, 'headers'>,
  next: string,
  signInPath: string,
): string {
  if ((headers.cookie ?? '') !== '') return next;
  return `${signInPath}?${new URLSearchParams({ next, [signedInParameter]: '' }).toString()}`;
}

/** The address of a call. */
export interface ResolvedAddress {
  /** The whole address, with the request token if it needs one. */
  readonly url: string;
  /** The same without the token, for messages and logs. */
  readonly shown: string;
  /** Whether it has the site's origin: the same scheme, host and port. */
  readonly own: boolean;
}

/**
 * Resolves an address as a browser does. For the site itself it sets the request token as query
 * parameter `crumb` [7.24]; an old token in the address is replaced.
 *
 * @param base the site's origin and one of its roots, e.g. `https://www.example.com/api/`
 * @param crumb the token; without one the address gets none
 * @throws TypeError if it is no valid address
 */
export function resolveAddress(address: string, base: string, crumb?: string): ResolvedAddress {
  const url = new URL(address, base);
  // A blob: address claims the origin of its page, but has no host.
  const isOwnOrigin = url.origin === new URL(base).origin && url.host !== '';
  if (isOwnOrigin) url.searchParams.delete('crumb');
  const shown = url.href;
  if (isOwnOrigin && crumb) url.searchParams.set('crumb', crumb);
  return { url: url.href, shown, own: isOwnOrigin };
}

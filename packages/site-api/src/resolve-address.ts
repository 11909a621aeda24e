/** Where a call goes. */
export interface ResolvedAddress {
  /** The whole address, with the request token where it belongs to it. */
  readonly url: string;
  /** The same without the token: what may be shown and written down. */
  readonly shown: string;
  /** Whether it is the site itself: same scheme, host and port. */
  readonly own: boolean;
}

/**
 * Resolves an address as a browser does, and gives it the request token as query
 * parameter `crumb`, for the site itself only [7.24]. A token that already stands in
 * such an address is an old one: it is replaced.
 *
 * @param base the site's origin and one of its roots, e.g. `https://www.example.com/api/`
 * @param crumb the token; none leaves the address without one
 * @throws TypeError when it is no address
 */
export function resolveAddress(address: string, base: string, crumb?: string): ResolvedAddress {
  const url = new URL(address, base);
  // A blob: address claims the origin of its page, but has no host.
  const own = url.origin === new URL(base).origin && url.host !== '';
  if (own) url.searchParams.delete('crumb');
  const shown = url.href;
  if (own && crumb) url.searchParams.set('crumb', crumb);
  return { url: url.href, shown, own };
}

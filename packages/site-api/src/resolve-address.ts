/** Where a call goes. */
export interface ResolvedAddress {
  /** The whole address. */
  readonly url: string;
  /** Whether it is the site itself: same scheme, host and port. */
  readonly own: boolean;
}

/**
 * Resolves an address against the site's origin as a browser does, and adds the
 * request token as query parameter `crumb`, for the site itself only [7.24].
 *
 * @param crumb the token; without one the address stays as it is
 * @throws TypeError when it is no address
 */
export function resolveAddress(address: string, origin: string, crumb?: string): ResolvedAddress {
  const site = new URL(origin);
  const url = new URL(address, site);
  // A blob: address claims the origin of its page, but has no host.
  const own = url.origin === site.origin && url.host !== '';
  if (own && crumb) url.search += `${url.search && '&'}crumb=${encodeURIComponent(crumb)}`;
  return { url: url.href, own };
}

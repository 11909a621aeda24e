/** Where a form leads after success [2.17c]. */
export interface Redirect {
  /** As a Location header takes it: printable ASCII only. */
  location: string;
  /**
   * The host or origin it leads to, as a policy names it; absent for an address on the site itself.
   */
  elsewhere?: string;
}

/** Stands in for the site, whatever its address is. */
const site = 'http://site.invalid';

/**
 * Reads the address that a form's owner gave. Never throws.
 *
 * @param address a path from the root or an http address
 * @returns nothing when it is no address that a policy could name
 */
export function readRedirect(address: string): Redirect | undefined {
  if (!URL.canParse(address, site)) return undefined;
  const { origin, host, href, pathname, search, hash } = new URL(address, site);
  // A path such as `/.//host` becomes one that begins like the address of another host.
  if (origin === site) return { location: pathname.replace(/^\/+/, '/') + search + hash };
  // A host may hold `;`, which would end the policy's directive.
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined;
  // `//host/path` keeps the scheme that the visitor came by.
  if (address.startsWith('//')) return { location: href.slice('http:'.length), elsewhere: host };
  return { location: href, elsewhere: origin };
}

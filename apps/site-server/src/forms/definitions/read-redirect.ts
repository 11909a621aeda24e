/** Where a form leads after success [2.17c]. */
export interface Redirect {
  /** In the form for a Location header: printable ASCII only. */
  location: string;
  /**
   * The host or origin it leads to, in the form for a policy; undefined for an address on the site
   * itself.
   */
  elsewhere?: string;
}

/** A placeholder for the site's origin. */
const site = 'http://site.invalid';

/**
 * Reads the address from a form's owner. Never throws.
 *
 * @param address a path from the root or an http address
 * @returns nothing if it is no address that a policy could name
 */
export function readRedirect(address: string): Redirect | undefined {
  if (!URL.canParse(address, site)) return undefined;
  const { origin, host, href, pathname, search, hash } = new URL(address, site);
  // A path such as `/.//host` resolves to one that begins like another host's address.
  if (origin === site) return { location: pathname.replace(/^\/+/, '/') + search + hash };
  // A host may hold `;`, which would end the policy's directive.
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined;
  // `//host/path` keeps the visitor's scheme.
  if (address.startsWith('//')) return { location: href.slice('http:'.length), elsewhere: host };
  return { location: href, elsewhere: origin };
}

/** The longest texts by which visits are counted. */
const longest = { page: 200, host: 100 };

/**
 * Returns where a visit comes from: a host, a path if it is the site itself, or '' for unknown.
 * What other sites have in their addresses beside the host is not kept.
 *
 * @param referrer an address, or ''
 * @param host the host of the site, with its port
 */
export function trafficSource(referrer: string, host: string): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, host: from, pathname } = new URL(referrer);
  if (protocol !== 'https:' && protocol !== 'http:') return '';
  if (from === host.toLowerCase()) return trackedPage(pathname);
  return from.replace(/^www\./, '').slice(0, longest.host);
}

/**
 * Returns a path as visits are counted by it: decoded, without query and fragment, no slash at its
 * end.
 *
 * @param path as a browser sends it; an address counts as its path
 */
export function trackedPage(path: string): string {
  const bare = (URL.canParse(path) ? new URL(path).pathname : path).split(/[?#]/, 1)[0] ?? '';
  const text = decode(bare)
    .replaceAll('\0', '')
    .replace(/(?<!\/)\/+$/, '');
  return (text.startsWith('/') ? text : `/${text}`).slice(0, longest.page);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

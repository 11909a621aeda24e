import { readCookie } from '../../http/read-cookie';

/** The address of the site in its frame; the last page that was looked at, or the home page. */
export const previewPath = '/config/?frameUrl=';

const cookieName = 'PREVIEW';

/**
 * Reads which page of the site stands in the frame, whatever an address or a cookie says.
 *
 * @param text its path and query
 * @returns `/` for anything that is no page of this site
 */
export function readFramedPage(text: string): string {
  const base = 'http://site.invalid';
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, base)) return '/';
  const { origin, pathname, search } = new URL(text, base);
  const isElsewhere = /^\/(?:api|config|_frontage|assets)(?:$|\/)/.test(pathname);
  return origin === base && !isElsewhere && !pathname.startsWith('//') ? pathname + search : '/';
}

/** Reads the page that stood in the frame last. */
export function readLastFramed(cookies: string | undefined): string {
  try {
    return readFramedPage(decodeURIComponent(readCookie(cookies, cookieName) ?? ''));
  } catch {
    return '/';
  }
}

/** Formats the cookie that keeps the page in the frame until the browser is closed [2.09]. */
export function formatFramedPage(page: string): string {
  return `${cookieName}=${encodeURIComponent(page)}; Path=/config; HttpOnly; SameSite=Lax`;
}

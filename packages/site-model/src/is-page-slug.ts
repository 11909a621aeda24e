/** First path segments that the server reserves: no page may begin with one. */
export const reservedSegments = [
  '_code',
  '_form',
  '_frontage',
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'commerce',
  'config',
  'favicon.ico',
  'health',
  'order',
  'pages',
  'ready',
  'robots.txt',
  's',
  'search',
  'sitemap.xml',
] as const;

const longestSlug = 150;
const segments = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*$/;

/**
 * Whether a text may be the address of a page: empty for the home page, else segments with slashes
 * between them, such as `notes/2026/first-firing`, 150 characters at most. A segment has lowercase
 * letters, digits and hyphens between them; the first is not reserved.
 */
export function isPageSlug(value: unknown): value is string {
  if (value === '') return true;
  if (typeof value !== 'string' || value.length > longestSlug || !segments.test(value))
    return false;
  const [first] = value.split('/');
  return !reservedSegments.some((reserved) => reserved === first);
}

import type { JsonObject } from '@frontage/site-model';

/** How many pictures of a page are told of. */
const mostImages = 50;

/**
 * Reads how the pictures of a page loaded, of the site's own picture hosts alone [9.03]: where
 * another picture comes from is nobody's business.
 *
 * @param hosts such as `www.example.com`
 */
export function readImages(
  entries: readonly PerformanceResourceTiming[],
  hosts: readonly string[],
): readonly JsonObject[] {
  return entries
    .filter(({ initiatorType, name }) => {
      if (initiatorType !== 'img' || !URL.canParse(name)) return false;
      const { host, pathname } = new URL(name);
      // An image below /api/ is a call of the census.
      return hosts.includes(host) && !pathname.startsWith('/api/');
    })
    .slice(0, mostImages)
    .map(({ name, duration, transferSize, startTime }) => ({
      path: new URL(name).pathname,
      duration: Math.round(duration),
      start: Math.round(startTime),
      bytes: transferSize,
    }));
}

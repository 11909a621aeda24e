import { hasDotSegment } from '../http/has-dot-segment';

/** Where somebody arrives who signed in without having been on the way to a page. */
export const areaHome = '/config';

/**
 * Reads where a sign-in leads: a page of the area, whatever an address says.
 *
 * @param text the path and query that were asked for
 */
export function safeNext(text: string): string {
  const isOfArea = /^\/config(?:[/?][\w\-./?=&%+~,:]*)?$/.test(text);
  const isWayOut = hasDotSegment(text);
  return isOfArea && !isWayOut && !/^\/config\/sign-(?:in|out)(?:$|[/?])/.test(text)
    ? text
    : areaHome;
}

import { hasDotSegment } from '../http/has-dot-segment';
import { memberPaths } from '@frontage/react-blocks/server';

/**
 * Reads where a member's sign-in leads: a page of the site, whatever an address says.
 *
 * @param text the path and query that were asked for
 * @returns the member's own page for anything else
 */
export function safePage(text: string): string {
  const isPath = /^\/(?![/\\])[\w\-./?=&%+~,:]*$/.test(text);
  const isElsewhere = /^\/(?:api|config|_frontage|_form|assets|s)(?:$|[/?])/.test(text);
  const isSignIn = /^\/account\/./.test(text);
  return isPath && !isElsewhere && !isSignIn && !hasDotSegment(text) ? text : memberPaths.area;
}

/**
 * The cookie that tells scripts of a page, which is the same for everybody, of somebody who is
 * signed in to look after the site: `1`, or `viewer` for who may only look. It lasts as long as the
 * browser is open.
 */
export const ownerHintCookie = 'OWNER_HERE';

/**
 * Gives the address of the configuration, with the current page in its frame [2.06].
 *
 * @param page the current page: its path and its query, empty or with its question mark
 */
export function configurationAddress({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  return `/config/?frameUrl=${encodeURIComponent(pathname + search)}`;
}

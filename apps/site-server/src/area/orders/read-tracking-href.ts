/** The longest address of a parcel, in characters. */
const longest = 500;

/**
 * Reads the address where a parcel is followed.
 *
 * @param entered by somebody of the site
 * @returns `''` for none, undefined if it is no address of a page
 */
export function readTrackingHref(entered: string): string | undefined {
  const text = entered.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isPage && url.href.length <= longest ? url.href : undefined;
}

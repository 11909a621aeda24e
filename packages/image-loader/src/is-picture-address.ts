/**
 * Checks whether a picture can be requested from an address [5.12]: it can be read, and is on the
 * web, contains the picture itself (`data:`, `blob:`), or is where the page is.
 *
 * @param base the address that a relative one counts from
 * @example isPictureAddress('http://', 'https://example.com') // false
 */
export function isPictureAddress(source: string, base: string): boolean {
  if (!URL.canParse(source, base)) return false;
  const { protocol } = new URL(source, base);
  return /^(https?|data|blob):$/.test(protocol) || base.startsWith(protocol);
}

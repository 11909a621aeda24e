/**
 * Reads one value from a Cookie header. Never throws. If a name is repeated, the first value is
 * used, as browsers send the most specific cookie first.
 *
 * @param header the Cookie header, if there is one
 * @param name of the cookie
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

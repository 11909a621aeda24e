// User names have, and had, at most 20 characters.
const name = /^@?([A-Za-z0-9_]{1,20})$/;
const profile =
  /^(?:https?:)?\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?([A-Za-z0-9_]{1,20})\/?(?:[?#].*)?$/i;

/**
 * Reads the user name from typed or pasted text: `kiln_97`, `@kiln_97` or the address of the
 * profile. Anything else gives undefined. Never throws.
 */
export function readUsername(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  return (name.exec(text) ?? profile.exec(text))?.[1];
}

/**
 * Gives the address of a profile [7.26].
 *
 * @param username from `readUsername`
 */
export function profileAddress(username: string): string {
  return `https://x.com/${username}`;
}

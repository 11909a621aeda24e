// The longest name that a profile has or once could have is 20 characters long.
const name = /^@?([A-Za-z0-9_]{1,20})$/;
const profile =
  /^(?:https?:)?\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?([A-Za-z0-9_]{1,20})\/?(?:[?#].*)?$/i;

/**
 * The user name in what somebody has typed or copied: `kiln_97`, `@kiln_97` or the
 * address of the profile. Anything else gives undefined. Never throws.
 */
export function readUsername(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  return name.exec(raw.trim())?.[1] ?? readProfileAddress(raw);
}

/** The user name in the address of a profile; undefined for every other address. Never throws. */
export function readProfileAddress(raw: unknown): string | undefined {
  return typeof raw === 'string' ? profile.exec(raw.trim())?.[1] : undefined;
}

/**
 * Where a user is followed [7.26].
 *
 * @param username as `readUsername` gives it
 */
export function profileAddress(username: string): string {
  return `https://x.com/${username}`;
}

import type { Seal } from './seal';

/** What stands before a hidden secret; one of a site's files stands there as it is. */
const prefix = 'sealed:';

/** Hides a secret of a site's settings under the newest key. */
export function hideSecret(seal: Seal, secret: string): string {
  return `${prefix}${seal.close(secret)}`;
}

/** Reads a secret of a site's settings, hidden or as it is; '' where its key is gone. */
export function readHiddenSecret(seal: Seal, stored: string): string {
  return stored.startsWith(prefix) ? (seal.open(stored.slice(prefix.length)) ?? '') : stored;
}

/** Id of the key that a secret was hidden under; '' for none. */
export function keyOfHiddenSecret(seal: Seal, stored: string): string {
  return stored.startsWith(prefix) ? seal.keyIdOf(stored.slice(prefix.length)) : '';
}

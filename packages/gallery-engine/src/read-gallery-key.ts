import { galleryKeys, type GallerySettings } from './defaults';

/** The arrow keys in the order of their codes, which start with 37. */
const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/**
 * Interprets a key without modifier [3.28]: the left arrow is previous, the right one next;
 * reversed where text runs from right to left. Letters, digits and the space may be configured as
 * well; those have no direction.
 *
 * @param key as in `KeyboardEvent.key`
 * @param keys the configured codes
 * @returns undefined for any other key
 */
export function readGalleryKey(
  key: string,
  dir: 'ltr' | 'rtl' = 'ltr',
  keys: GallerySettings['keys'] = galleryKeys,
): 'previous' | 'next' | undefined {
  const code = codeOf(key);
  if (!code || (code !== keys.previous && code !== keys.next)) return undefined;
  const isMirrored = dir === 'rtl' && (code === 37 || code === 39);
  return (code === keys.next) === isMirrored ? 'previous' : 'next';
}

/** Gives the code of a key; 0 for an unknown one. */
function codeOf(key: string): number {
  if (/^[a-z\d ]$/i.test(key)) return key.toUpperCase().charCodeAt(0);
  return arrows.includes(key) ? 37 + arrows.indexOf(key) : 0;
}

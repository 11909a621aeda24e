import { galleryKeys, type GallerySettings } from './defaults';

/** The arrow keys in the order of their codes, which begin with 37. */
const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/**
 * What a key without modifier means to a gallery [3.28]: the left arrow is previous,
 * the right one next; the other way round where text runs from right to left.
 *
 * @param key as in `KeyboardEvent.key`
 * @param keys the codes of the arrow keys to go by
 * @returns undefined for any other key
 */
export function readGalleryKey(
  key: string,
  dir: 'ltr' | 'rtl' = 'ltr',
  keys: GallerySettings['keys'] = galleryKeys,
): 'previous' | 'next' | undefined {
  const code = 37 + arrows.indexOf(key);
  if (code === 36 || (code !== keys.previous && code !== keys.next)) return undefined;
  return (code === keys.next) === (dir === 'ltr') ? 'next' : 'previous';
}

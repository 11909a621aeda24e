import { galleryKeys, type GallerySettings } from './defaults';

/** The part of a keyboard event that counts. */
export interface PressedKey {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
}

const codes: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', 37],
  ['ArrowUp', 38],
  ['ArrowRight', 39],
  ['ArrowDown', 40],
]);

/**
 * What a key means to a gallery [3.28]: the left arrow is previous, the right one
 * next; the other way round where text runs from right to left.
 *
 * @returns undefined for any other key, and with a modifier: those are the browser's
 */
export function readGalleryKey(
  pressed: PressedKey,
  dir: 'ltr' | 'rtl' = 'ltr',
  keys: GallerySettings['keys'] = galleryKeys,
): 'previous' | 'next' | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const code = codes.get(pressed.key);
  if (code === keys.previous) return dir === 'rtl' ? 'next' : 'previous';
  if (code === keys.next) return dir === 'rtl' ? 'previous' : 'next';
  return undefined;
}

import { decode } from './read-parameter';
import type { SlideName } from './slide-from-hash';

/**
 * Gives the address of a slide [2.20]: the collection's full address with a trailing slash, then
 * the slide's own part or else its id.
 *
 * @returns undefined for a slide without either
 * @example slideAddress('https://a.example/work', { id: '5f3a', url: 'glaze' }) //
 *   https://a.example/work/glaze
 */
export function slideAddress(collectionUrl: string, slide: SlideName): string | undefined {
  const part = slidePart(slide);
  return part && `${collectionUrl.replace(/\/*$/, '/')}${encodeURIComponent(part)}`;
}

/**
 * Gives the hash that names a slide by `itemId` [2.20]. The rest of the hash stays.
 *
 * @param hash the current one, with or without `#`
 * @returns with `#`; unchanged for a slide without id and address
 */
export function slideHash(hash: string, { id, url }: SlideName): string {
  const name = id || url;
  if (!name) return hash;
  const others = hash.replace(/^#/, '').split('&');
  const otherPairs = others.filter((pair) => pair && !pair.startsWith('itemId='));
  return `#${[...otherPairs, `itemId=${encodeURIComponent(name)}`].join('&')}`;
}

/**
 * Finds the slide that a path names, after the collection's address.
 *
 * @param path as in `location.pathname`
 * @param collectionPath the path of the collection
 * @returns -1 if it names none of these slides
 */
export function slideFromPath(
  path: string,
  collectionPath: string,
  slides: readonly SlideName[],
): number {
  const start = collectionPath.replace(/\/*$/, '/');
  if (!path.startsWith(start)) return -1;
  const part = decode(path.slice(start.length).replace(/\/+$/, ''));
  return part ? slides.findIndex((slide) => slidePart(slide) === part || slide.id === part) : -1;
}

/** The slide's own part is the last one of an address. */
function slidePart({ id, url }: SlideName): string | undefined {
  return url?.split('/').filter(Boolean).at(-1) ?? (id || undefined);
}

import { readParameter } from './read-parameter';

/** How an address names a slide. */
export interface SlideName {
  readonly id?: string | undefined;
  /** Its address, or the last part of it. */
  readonly url?: string | undefined;
}

/**
 * Finds the slide in the hash of an address by `itemId` [2.20], which is its id or its address.
 *
 * @param hash e.g. `#itemId=5f3a`
 * @returns -1 if it names none of these slides
 */
export function slideFromHash(hash: string, slides: readonly SlideName[]): number {
  const name = readParameter(hash, 'itemId');
  if (!name) return -1;
  return slides.findIndex(({ id, url }) => name === id || name === url);
}

import { parseQuery } from '@frontage/core-lifecycle';

/** By what a slide is known in an address. */
export interface SlideName {
  readonly id?: string | undefined;
  /** Its address, or the last part of it. */
  readonly url?: string | undefined;
}

/**
 * The slide that the hash of an address names by `itemId` [2.20], which is its id or
 * its address.
 *
 * @param hash e.g. `#itemId=5f3a`
 * @returns -1 where it names none of these slides
 */
export function slideFromHash(hash: string, slides: readonly SlideName[]): number {
  const name = parseQuery(hash.replace(/^#/, '')).get('itemId');
  if (!name) return -1;
  return slides.findIndex(({ id, url }) => name === id || name === url);
}

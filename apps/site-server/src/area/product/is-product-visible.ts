import type { StoredProduct } from '../../shop/catalogue/stored-product';

/**
 * Whether visitors see a product now.
 *
 * @param product as it is stored
 * @param now UTC milliseconds
 */
export function isProductVisible(
  { state, publishAt }: Pick<StoredProduct, 'state' | 'publishAt'>,
  now: number,
): boolean {
  return state === 'published' || (state === 'scheduled' && publishAt !== null && publishAt <= now);
}

import { slugWords } from '../slug-words';

/**
 * Makes the address of a product from its name: `Moon jar, large` becomes `shop/moon-jar-large`.
 *
 * @param title its name; one without Latin letters or digits gives ''
 */
export function slugOf(title: string): string {
  const words = slugWords(title);
  return words === '' ? '' : `shop/${words}`;
}

import { shortenText } from '@frontage/site-model/editing';

/** How many characters of a page are repeated, so that its owner finds the place. */
const most = 40;

/**
 * Gives the beginning of words, on one line.
 *
 * @param words of a page
 */
export function shortWords(words: string): string {
  return shortenText(words.replace(/\s+/g, ' ').trim(), most);
}

import { searchKey } from '../store/search-key';

/**
 * Whether a text has every word of a search somewhere, as the store compares them.
 *
 * @param text what is looked through
 * @param search words as somebody entered them; none are in every text
 */
export function hasAllWords(text: string, search: string): boolean {
  const key = searchKey(text);
  return searchKey(search)
    .split(/\s+/)
    .every((word) => key.includes(word));
}

import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from './escape-like';

/** A word beyond these would find no less. */
const mostWords = 8;

/** Returns the form in which texts are compared by a search. */
export function searchKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns the words of a search, as texts are compared. */
export function searchWords(search: string): readonly string[] {
  const words = searchKey(search).split(/\s+/);
  return words.filter((word) => word !== '').slice(0, mostWords);
}

/**
 * Makes the conditions that a text has every word of a search somewhere.
 *
 * @param column the text, stored as `searchKey` returns it
 * @param search words as somebody entered them
 */
export function hasWords(column: string, search: string): readonly RawBuilder<boolean>[] {
  return searchWords(search).map(
    (word) => sql<boolean>`${sql.ref(column)} like ${`%${escapeLike(word)}%`} escape '\\'`,
  );
}

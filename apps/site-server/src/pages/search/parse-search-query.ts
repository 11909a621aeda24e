import { foldWords } from '../documents/fold-words';

/** What a visitor searches for: every word whole, the last one also as a beginning. */
export interface SearchQuery {
  /** Words that must be there, whole. */
  whole: readonly string[];
  /** The word that may go on; absent when there are no words. */
  beginning: string | undefined;
}

/** Longer queries are cut here, in characters and in words. */
export const searchQueryLimits = { characters: 200, words: 12 };

/**
 * Reads what stands in a search field. Never throws; a query without letters
 * and digits has no words and finds nothing.
 *
 * @param raw the text as typed
 */
export function parseSearchQuery(raw: string): SearchQuery {
  const words = foldWords(raw.slice(0, searchQueryLimits.characters)).slice(
    0,
    searchQueryLimits.words,
  );
  return { whole: [...new Set(words.slice(0, -1))], beginning: words.at(-1) };
}

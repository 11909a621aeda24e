import { foldWords } from '../documents/fold-words';

/** A visitor's search: every word must match whole; the last one may also be a beginning. */
export interface SearchQuery {
  /** Words that must occur whole. */
  whole: readonly string[];
  /** The word that may be a beginning; absent if there are no words. */
  beginning: string | undefined;
}

/** Longer queries are cut to this many characters and words. */
export const searchQueryLimits = { characters: 200, words: 12 };

/**
 * Parses the content of a search field. Never throws; a query without letters and digits has no
 * words and finds nothing.
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

/** The longest search that is told. */
const longest = 60;

/**
 * Returns what was searched for as it is counted, so that one search is one row; '' for what may
 * be about a person: an address, a number of five digits or more, a long text.
 *
 * @param query as a visitor typed it
 */
export function searchWords(query: string): string {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  const isPersonal = /@|\d[\d\s()/.-]{3,}\d/.test(words);
  return isPersonal || words.length > longest ? '' : words;
}

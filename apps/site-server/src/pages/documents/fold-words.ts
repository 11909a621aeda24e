/** Letters of a word; PostgreSQL indexes none of 2 KB, and a letter has four bytes at most. */
const longestWord = 200;

/**
 * Splits a text into words as search compares them: lower case, without accents,
 * letters and digits only. What is longer than 200 letters, as a text of a script without
 * spaces may be, is several words.
 *
 * @param text any text
 * @returns the words in order, repeats kept
 */
export function foldWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(words) ?? []
  );
}

const words = new RegExp(`[\\p{L}\\p{N}]{1,${longestWord}}`, 'gu');

/**
 * Words with a space on either side of each, so that ` word ` finds one whole and ` wor` its
 * beginning.
 *
 * @param words folded words
 */
export function wordsColumn(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

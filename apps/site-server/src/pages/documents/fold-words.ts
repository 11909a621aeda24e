/**
 * The most letters of a word; PostgreSQL indexes no word of 2 KB, and a letter has at most four
 * bytes.
 */
const longestWord = 200;

/**
 * Splits a text into words for comparison: lower case, without accents, letters and digits only. A
 * run of more than 200 letters, as in a script without spaces, becomes several words.
 *
 * @param text any text
 * @returns the words in order, including repeats
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

/** Begins a word of a title among those of its page: no letter, digit or space. */
export const titleMark = '§';

/**
 * Puts a space on both sides of each word, so that ` word ` finds a whole word and ` wor` its
 * beginning.
 *
 * @param words folded words
 */
export function wordsColumn(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

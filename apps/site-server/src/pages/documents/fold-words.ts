/**
 * Splits a text into words as search compares them: lower case, without accents,
 * letters and digits only.
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
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Words in a form that SQL's `like` can search: a space on either side of each,
 * so `% word %` finds the whole word and `% wor%` its beginning.
 *
 * @param words folded words
 */
export function wordsColumn(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

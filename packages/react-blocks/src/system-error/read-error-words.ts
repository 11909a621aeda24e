/** The longest text that is shown to people, in characters: about three lines. */
const mostWords = 200;

/**
 * Gives the words of an error for people; undefined for a cleaned error [8.08]. An error is cleaned
 * if it has no words for people: it is not a text or contains no letter, is longer than 200
 * characters, has more than one line (a trace), or looks like code or markup (any of `<>{}`). Then
 * the overlay only says that something went wrong.
 */
export function readErrorWords(error: unknown): string | undefined {
  const words = typeof error === 'string' ? error.trim() : '';
  return words.length <= mostWords &&
    /\p{L}/u.test(words) &&
    !/[<>{}\p{Cc}\u2028\u2029]/u.test(words)
    ? words
    : undefined;
}

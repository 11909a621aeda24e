/** Longest text that is shown to people, in characters: about three lines. */
const mostWords = 200;

/**
 * The words of an error that people are shown; undefined for a cleaned error [8.08].
 * An error is cleaned when it has no words for people: it is no text or has no letter,
 * is longer than 200 characters, has more than one line (a trace), or looks like code
 * or markup (any of `<>{}`). Then the overlay says that something went wrong, no more.
 */
export function readErrorWords(error: unknown): string | undefined {
  const words = typeof error === 'string' ? error.trim() : '';
  return words.length <= mostWords &&
    /\p{L}/u.test(words) &&
    !/[<>{}\p{Cc}\u2028\u2029]/u.test(words)
    ? words
    : undefined;
}

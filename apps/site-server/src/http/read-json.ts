/** An escape in JSON: one of a whole character, or half of one. */
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/** The beginning of an escape of half a character. */
const surrogate = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON from outside. Half a character, which only an escape can name, becomes U+FFFD as in
 * any other text that is read: no address, mail or database can have it.
 *
 * @param text any text
 * @returns `undefined` if it is no JSON
 */
export function readJson(text: string): unknown {
  try {
    // Nearly no text has such an escape, and replacing costs more than parsing.
    return JSON.parse(surrogate.test(text) ? replaceHalves(text) : text);
  } catch {
    return undefined;
  }
}

function replaceHalves(text: string): string {
  return text.replace(escapes, (escape, half?: string) =>
    half === undefined ? escape : '\\ufffd',
  );
}

/**
 * Parses JSON from outside.
 *
 * @param text any text
 * @returns `undefined` if it is no JSON
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

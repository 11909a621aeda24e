/**
 * JSON that came from outside.
 *
 * @param text any text
 * @returns `undefined` when it is no JSON
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

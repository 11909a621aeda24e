/**
 * JSON that the store wrote itself. A broken row is a damaged database, so this throws.
 *
 * @param text JSON text of a column
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text);
}

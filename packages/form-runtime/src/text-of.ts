/**
 * The text that an object holds under a field's id; `''` where it holds none, or where
 * there is no object. What an object inherits is never a text, so that an id such as
 * `constructor` finds nothing.
 */
export function textOf(texts: unknown, id: string): string {
  const text: unknown = Object(texts)[id];
  return typeof text === 'string' ? text : '';
}

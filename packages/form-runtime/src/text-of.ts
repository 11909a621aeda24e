/**
 * Returns the text that an object holds under a field's id; `''` if there is no object or no such
 * text. An inherited property is never a text, so an id such as `constructor` finds nothing.
 */
export function textOf(texts: unknown, id: string): string {
  const text: unknown = Object(texts)[id];
  return typeof text === 'string' ? text : '';
}

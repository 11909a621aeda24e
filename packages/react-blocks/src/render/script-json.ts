/**
 * Writes JSON for a script element: without `<`, so it cannot end the element or open a comment.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

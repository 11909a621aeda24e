/**
 * Whether a text from outside may be part of a query. PostgreSQL fails on a NUL in a text; no
 * stored name has one, so the query is not needed.
 *
 * @param text such as an id
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

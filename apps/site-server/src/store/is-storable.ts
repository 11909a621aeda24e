/**
 * Whether a text that came from outside may be part of a query: PostgreSQL takes no
 * NUL in a text and fails; nothing is stored under such a name, so nobody has to ask.
 *
 * @param text such as an id
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

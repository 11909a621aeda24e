/**
 * Makes a text storable and short: PostgreSQL takes no NUL, and no database half a character.
 *
 * @param value anything; what is neither text nor a number becomes ''
 * @param most characters
 */
export function storedText(value: unknown, most: number): string {
  if (typeof value === 'number') return String(value).slice(0, most);
  if (typeof value !== 'string') return '';
  return value
    .slice(0, most)
    .replace(/[\0\p{Surrogate}]/gu, '')
    .trim();
}

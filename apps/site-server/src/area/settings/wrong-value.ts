/**
 * Says that a value is wrong, and what to enter in its place; where nothing was entered, only the
 * latter.
 *
 * @param entered the value
 * @param kind what it is not, such as `a country`
 * @param advice what to enter, as a sentence
 */
export function wrongValue(entered: string, kind: string, advice: string): string {
  return entered === '' ? advice : `${entered} is not ${kind}. ${advice}`;
}

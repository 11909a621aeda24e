/**
 * Makes what writes the values of a text: words as they are, numbers as a language writes them.
 *
 * @throws RangeError, at the first number, for a locale that is none
 */
export function createValueWriter(locale: string): (value: string | number) => string {
  let numbers: Intl.NumberFormat | undefined;
  return (value) =>
    typeof value === 'string' ? value : (numbers ??= new Intl.NumberFormat(locale)).format(value);
}

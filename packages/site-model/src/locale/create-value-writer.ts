/**
 * Makes a function that formats the values of a text: words as they are, numbers in the form of a
 * language.
 *
 * @throws RangeError, at the first number, for an invalid locale
 */
export function createValueWriter(locale: string): (value: string | number) => string {
  let numbers: Intl.NumberFormat | undefined;
  return (value) =>
    typeof value === 'string' ? value : (numbers ??= new Intl.NumberFormat(locale)).format(value);
}

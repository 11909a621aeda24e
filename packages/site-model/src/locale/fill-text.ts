/** The values for a text's placeholders, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills in the `{…}` of a text. A placeholder without a value stays as it is, and placeholders
 * within values are not filled in.
 *
 * @param write formats a value. @default numbers without groups
 * @example
 * fillText('{first} of {count}', { first: 2, count: 9 }); // 2 of 9
 */
export function fillText(
  text: string,
  values: TextValues,
  write: (value: string | number) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] ?? place) : place,
  );
}

/** What is read from outside: nothing is certain about its keys. */
export type Fields = Readonly<Record<string, unknown>>;

/** The keys of a value; none where it has none, as null and a number. Never throws. */
export function readFields(value: unknown): Fields {
  return Object(value);
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is a text that says something. */
export function isWords(value: unknown): value is string {
  return isText(value) && value !== '';
}

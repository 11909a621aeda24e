/** What is read from outside: nothing is certain about its keys. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is a text that says something. */
export function isWords(value: unknown): value is string {
  return typeof value === 'string' && !!value;
}

/** Whether a value is a whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

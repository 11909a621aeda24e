/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is a non-empty text. */
export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && !!value;
}

/** Whether a value is a whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

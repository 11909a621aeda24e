/** Whether a value is an object whose keys may be looked at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text that says something. */
export function isWords(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

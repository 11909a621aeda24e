/**
 * Runs what formats in a language; undefined for an invalid tag, which must not prevent a form from
 * being shown.
 */
export function formatOrUndefined<Value>(format: () => Value): Value | undefined {
  try {
    return format();
  } catch {
    return undefined;
  }
}

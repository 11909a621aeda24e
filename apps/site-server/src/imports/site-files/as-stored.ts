/**
 * Returns a value as it comes back from the store: members that are undefined are not there.
 *
 * @param value of JSON, or undefined for what is not there
 */
export function asStored(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

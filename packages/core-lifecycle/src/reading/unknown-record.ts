/** An object that came from outside: nothing is certain about its keys. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: no list, no null, nothing primitive. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property of the object's own, so that nothing comes from a planted prototype. */
export function ownProperty(record: UnknownRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

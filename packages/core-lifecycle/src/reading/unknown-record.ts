/** An object from outside: nothing is certain about its keys. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: not a list, not null, not a primitive. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an own property of the object, never one from a polluted prototype. */
export function ownProperty(record: UnknownRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

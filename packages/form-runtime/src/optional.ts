import {
  isRecord,
  isText,
  ownProperty,
  text,
  type UnknownRecord,
  type ValueKind,
} from '@frontage/core-lifecycle/reading';

/** Reports a wrong value: where it is, what was expected, what was found. */
export type Report = (field: string, expected: string, value: unknown) => void;

/** The test for a property, and the expected kind for reports. */
export type ValueTest<Value> = Pick<ValueKind<Value>, 'expected' | 'is'>;

/** Makes a test for a text that passes a condition. */
export function textThat(expected: string, passes: (text: string) => boolean): ValueTest<string> {
  return { expected, is: (value): value is string => isText(value) && passes(value) };
}

/** Reads a text, or its fallback if it is absent or wrong. */
export function readText(
  source: UnknownRecord,
  name: string,
  fallback: string,
  report: Report,
): string {
  return optional(source, name, text, report)[name] ?? fallback;
}

/** Reads an optional property; nothing if it is absent or wrong. */
export function optional<Name extends string, Value>(
  source: UnknownRecord,
  name: Name,
  { expected, is }: ValueTest<Value>,
  report: Report,
): { [Key in Name]?: Value } {
  const value = ownProperty(source, name);
  if (value !== undefined && !is(value)) report(name, expected, value);
  // The computed key is `name` itself, which the compiler widens to any text.
  return (is(value) ? { [name]: value } : {}) as { [Key in Name]?: Value };
}

/**
 * Reads an optional list without wrong or repeated items; nothing if the list is absent or wrong.
 */
export function optionalList<Name extends string>(
  source: UnknownRecord,
  name: Name,
  { expected, is }: ValueTest<string>,
  report: Report,
): { [Key in Name]?: readonly string[] } {
  const list = optional(source, name, { expected: 'a list', is: Array.isArray }, report)[name];
  if (!list) return {};
  const unique = new Set<string>();
  list.forEach((entry: unknown, index) => {
    if (is(entry) && !unique.has(entry)) unique.add(entry);
    else report(`${name}.${index}`, `${expected} that comes once`, entry);
  });
  const read: Readonly<Record<string, readonly string[]>> = { [name]: [...unique] };
  // The same widening.
  return read as { [Key in Name]?: readonly string[] };
}

/** Reads an object; an empty one if it is absent or wrong. */
export function readObject(raw: unknown, path: string, report: Report): UnknownRecord {
  if (isRecord(raw)) return raw;
  report(path, 'an object', raw);
  return {};
}

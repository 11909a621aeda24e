import {
  isRecord,
  isText,
  ownProperty,
  text,
  type UnknownRecord,
  type ValueKind,
} from '@frontage/core-lifecycle/reading';

/** Reports something wrong: where, what was wanted, what came. */
export type Report = (field: string, expected: string, value: unknown) => void;

/** What a property may be: a test, and its name for what is reported. */
export type ValueTest<Value> = Pick<ValueKind<Value>, 'expected' | 'is'>;

/** A text that passes a test. */
export function textThat(expected: string, passes: (text: string) => boolean): ValueTest<string> {
  return { expected, is: (value): value is string => isText(value) && passes(value) };
}

/** A text, or its fallback where it is absent or wrong. */
export function readText(
  source: UnknownRecord,
  name: string,
  fallback: string,
  report: Report,
): string {
  return optional(source, name, text, report)[name] ?? fallback;
}

/** What stands under a name, or nothing where it is absent or wrong. */
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
 * A list under a name without those that are wrong or come again, or nothing where there is none.
 */
export function optionalList<Name extends string>(
  source: UnknownRecord,
  name: Name,
  { expected, is }: ValueTest<string>,
  report: Report,
): { [Key in Name]?: readonly string[] } {
  const list = optional(source, name, { expected: 'a list', is: Array.isArray }, report)[name];
  if (!list) return {};
  const kept = new Set<string>();
  list.forEach((entry: unknown, index) => {
    if (is(entry) && !kept.has(entry)) kept.add(entry);
    else report(`${name}.${index}`, `${expected} that comes once`, entry);
  });
  const read: Readonly<Record<string, readonly string[]>> = { [name]: [...kept] };
  // As above.
  return read as { [Key in Name]?: readonly string[] };
}

/** An object, or an empty one where there is none. */
export function readObject(raw: unknown, path: string, report: Report): UnknownRecord {
  if (isRecord(raw)) return raw;
  report(path, 'an object', raw);
  return {};
}

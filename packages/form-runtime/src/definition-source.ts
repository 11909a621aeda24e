/** Tells of something wrong: where, what was wanted, what came. */
export type Tell = (field: string, expected: string, value: unknown) => void;

/** An object that was read from outside. */
export type DefinitionSource = Readonly<Record<string, unknown>>;

/** What a property may be: a test, and its name for what is told. */
export interface Shape<Value> {
  readonly expected: string;
  readonly fits: (value: unknown) => value is Value;
}

/** Any text. */
export const anyText: Shape<string> = {
  expected: 'a text',
  fits: (value): value is string => typeof value === 'string',
};

/** True or false. */
export const flag: Shape<boolean> = {
  expected: 'true or false',
  fits: (value): value is boolean => typeof value === 'boolean',
};

/** A whole number from 0. */
export const count: Shape<number> = {
  expected: 'a whole number from 0',
  fits: (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
};

/** A text that passes a test. */
export function textThat(expected: string, passes: (text: string) => boolean): Shape<string> {
  return { expected, fits: (value): value is string => typeof value === 'string' && passes(value) };
}

/** One of some words. */
export function oneOf<Word extends string>(words: readonly Word[]): Shape<Word> {
  return {
    expected: `one of ${words.join(', ')}`,
    fits: (value): value is Word => words.some((word) => word === value),
  };
}

/** A text, or its fallback where it is absent or wrong. */
export function readText(
  source: DefinitionSource,
  name: string,
  fallback: string,
  tell: Tell,
): string {
  return optional(source, name, anyText, tell)[name] ?? fallback;
}

/** What stands under a name, or nothing where it is absent or wrong. */
export function optional<Name extends string, Value>(
  source: DefinitionSource,
  name: Name,
  { expected, fits }: Shape<Value>,
  tell: Tell,
): { [Key in Name]?: Value } {
  const value = own(source, name);
  if (value !== undefined && !fits(value)) tell(name, expected, value);
  // The computed key is `name` itself, which the compiler widens to any text.
  return (fits(value) ? { [name]: value } : {}) as { [Key in Name]?: Value };
}

/**
 * A list under a name without those that are wrong or come again, or nothing where there is none.
 */
export function optionalList<Name extends string>(
  source: DefinitionSource,
  name: Name,
  { expected, fits }: Shape<string>,
  tell: Tell,
): { [Key in Name]?: readonly string[] } {
  const list = optional(source, name, { expected: 'a list', fits: Array.isArray }, tell)[name];
  if (!list) return {};
  const kept = new Set<string>();
  list.forEach((entry: unknown, index) => {
    if (fits(entry) && !kept.has(entry)) kept.add(entry);
    else tell(`${name}.${index}`, `${expected} that comes once`, entry);
  });
  const read: Readonly<Record<string, readonly string[]>> = { [name]: [...kept] };
  // As above.
  return read as { [Key in Name]?: readonly string[] };
}

/** An object, or an empty one where there is none. */
export function readObject(raw: unknown, path: string, tell: Tell): DefinitionSource {
  if (isSource(raw)) return raw;
  tell(path, 'an object', raw);
  return {};
}

/** Neither null nor a list, so that its keys may be looked at. */
function isSource(raw: unknown): raw is DefinitionSource {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** A property of the object's own. */
export function own(source: DefinitionSource, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined;
}

/** Names the kind of a value. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

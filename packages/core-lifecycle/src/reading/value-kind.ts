import { createIssue, type Issue } from './issue';
import { isRecord, ownProperty } from './unknown-record';

/**
 * A kind of value: its name for people, how to recognise it, and the fallback for a missing or
 * wrong one.
 */
export interface ValueKind<Value = unknown> {
  readonly expected: string;
  readonly is: (value: unknown) => value is Value;
  readonly fallback: Value;
  /** Converts a stored value; `undefined` if it cannot. @default unchanged */
  readonly read?: ((raw: unknown, field: string, issues: Issue[]) => Value | undefined) | undefined;
}

/** The type of value that a kind holds. */
export type ValueOf<Kind> = Kind extends ValueKind<infer Value> ? Value : never;

/** Kinds of value by name. */
export type ValueKinds = Readonly<Record<string, ValueKind>>;

/** The object type that named kinds describe. */
export type ValuesOf<Kinds extends ValueKinds> = {
  readonly [Key in keyof Kinds]: ValueOf<Kinds[Key]>;
};

/** Reads one value; gives `undefined`, and an issue, if it is of another kind. Never throws. */
export function readValue<Value>(
  kind: ValueKind<Value>,
  raw: unknown,
  field: string,
  issues: Issue[],
): Value | undefined {
  const same = kind.is(raw) ? raw : undefined;
  const value = kind.read ? kind.read(raw, field, issues) : same;
  if (value === undefined) issues.push(createIssue('type', field, kind.expected, raw));
  return value;
}

/** Text, '' by default. */
export const text: ValueKind<string> = {
  expected: 'text',
  is: (value) => typeof value === 'string',
  fallback: '',
};

/** True or false. */
export const flag = (fallback = false): ValueKind<boolean> => ({
  expected: 'true or false',
  is: (value) => typeof value === 'boolean',
  fallback,
});

/** A safe integer from `least` on. */
export const whole = (fallback = 0, least = 0): ValueKind<number> => ({
  expected: `a whole number from ${least}`,
  is: (value): value is number => Number.isSafeInteger(value) && Number(value) >= least,
  fallback,
});

/** One of some words; the first by default. */
export function oneOf<Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: Word = words[0],
): ValueKind<Word> {
  return {
    expected: `one of ${words.join(', ')}`,
    is: (value): value is Word => words.some((word) => word === value),
    fallback,
  };
}

/** A value of a kind, or null. */
export function orNull<Value>({ expected, is, read }: ValueKind<Value>): ValueKind<Value | null> {
  return {
    expected,
    is: (value) => value === null || is(value),
    fallback: null,
    read,
  };
}

/** A list; wrong entries are left out when it is read, each with an issue. */
export function listOf<Value>(entry: ValueKind<Value>): ValueKind<readonly Value[]> {
  return {
    expected: `a list, each ${entry.expected}`,
    is: (value): value is readonly Value[] => Array.isArray(value) && value.every(entry.is),
    fallback: [],
    read: (raw, field, issues) =>
      Array.isArray(raw)
        ? raw
            .map((item, index) => readValue(entry, item, `${field}.${index}`, issues))
            .filter((item): item is Value => item !== undefined)
        : undefined,
  };
}

/** An object of fields. When it is read, a wrong field gets its fallback, with an issue. */
export function shaped<Shape extends ValueKinds>(shape: Shape): ValueKind<ValuesOf<Shape>> {
  type Whole = ValuesOf<Shape>;
  const kinds = Object.entries(shape);
  return {
    expected: 'an object',
    is: (value): value is Whole =>
      isRecord(value) && kinds.every(([name, kind]) => kind.is(value[name])),
    // Every field of the shape is present, with a value of its kind.
    fallback: Object.fromEntries(kinds.map(([name, kind]) => [name, kind.fallback])) as Whole,
    read: (raw, field, issues) => {
      if (!isRecord(raw)) return undefined;
      const entries = kinds.map(([name, kind]) => {
        const value = ownProperty(raw, name);
        const read =
          value === undefined || value === null
            ? undefined
            : readValue(kind, value, field ? `${field}.${name}` : name, issues);
        return [name, read ?? kind.fallback];
      });
      return Object.fromEntries(entries);
    },
  };
}

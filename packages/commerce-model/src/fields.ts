import { describeKind } from './issue';
import type { Issue } from './issue';

/**
 * A kind of value that a field holds: its name for people, how it is known, and what stands in for
 * it.
 */
export interface Field<Value = unknown> {
  readonly expected: string;
  readonly is: (value: unknown) => value is Value;
  readonly fallback: Value;
  /** Turns what storage holds into the value; `undefined` where it cannot. */
  readonly read?: (raw: unknown, field: string, issues: Issue[]) => Value | undefined;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** What a field holds. */
export type ValueOf<Kind> = Kind extends Field<infer Value> ? Value : never;

/** The object that fields describe. */
export type FieldsOf<Shape extends Fields> = { readonly [Key in keyof Shape]: ValueOf<Shape[Key]> };

/** Whether a value is an object with keys: no list, no null, nothing primitive. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text, '' by default. */
export const text: Field<string> = {
  expected: 'text',
  is: (value) => typeof value === 'string',
  fallback: '',
};

/** True or false. */
export const flag = (fallback = false): Field<boolean> => ({
  expected: 'true or false',
  is: (value) => typeof value === 'boolean',
  fallback,
});

/** A safe integer from `least` on. */
export const whole = (fallback = 0, least = 0): Field<number> => ({
  expected: `a whole number from ${least}`,
  is: (value): value is number => Number.isSafeInteger(value) && Number(value) >= least,
  fallback,
});

/** One of some words. */
export function oneOf<Word extends string>(words: readonly Word[], fallback: Word): Field<Word> {
  return {
    expected: `one of ${words.join(', ')}`,
    is: (value): value is Word => words.some((word) => word === value),
    fallback,
  };
}

/** A value or null. */
export function orNull<Value>({ expected, is, read }: Field<Value>): Field<Value | null> {
  return {
    expected,
    is: (value) => value === null || is(value),
    fallback: null,
    read,
  };
}

/** A list; entries that are wrong are left out when it is read, each with its issue. */
export function listOf<Value>(entry: Field<Value>): Field<readonly Value[]> {
  return {
    expected: `a list, each ${entry.expected}`,
    is: (value): value is readonly Value[] => Array.isArray(value) && value.every(entry.is),
    fallback: [],
    read: (raw, field, issues) =>
      Array.isArray(raw)
        ? raw
            .map((one, at) => readField(entry, one, `${field}.${at}`, issues))
            .filter((one): one is Value => one !== undefined)
        : undefined,
  };
}

/** An object of fields. Where it is read, wrong fields fall back, each with its issue. */
export function shaped<Shape extends Fields>(shape: Shape): Field<FieldsOf<Shape>> {
  type Whole = FieldsOf<Shape>;
  const kinds = Object.entries(shape);
  return {
    expected: 'an object',
    is: (value): value is Whole =>
      isRecord(value) && kinds.every(([name, kind]) => kind.is(value[name])),
    // Every field of the shape is there, with a value of its kind.
    fallback: Object.fromEntries(kinds.map(([name, kind]) => [name, kind.fallback])) as Whole,
    read: (raw, field, issues) => {
      if (!isRecord(raw)) return undefined;
      const entries = kinds.map(([name, kind]) => {
        const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
        const read =
          value === undefined || value === null
            ? undefined
            : readField(kind, value, field ? `${field}.${name}` : name, issues);
        return [name, read ?? kind.fallback];
      });
      return Object.fromEntries(entries);
    },
  };
}

/** Reads one value; `undefined`, and an issue, where it is of another kind. Never throws. */
export function readField<Value>(
  kind: Field<Value>,
  raw: unknown,
  field: string,
  issues: Issue[],
): Value | undefined {
  const same = kind.is(raw) ? raw : undefined;
  const value = kind.read ? kind.read(raw, field, issues) : same;
  if (value === undefined)
    issues.push({ kind: 'type', field, expected: kind.expected, received: describeKind(raw) });
  return value;
}

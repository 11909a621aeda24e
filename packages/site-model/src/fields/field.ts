import type { JsonValue } from '../json-value';

/** What an owner reads of a field, and when the editor asks for it. */
export interface FieldAbout {
  /** Its name in the editor. */
  readonly label: string;
  /** One line that says what it does. @default none */
  readonly hint?: string;
  /** Under which heading the editor has it. @default with those that have none */
  readonly group?: string;
  /** Other fields, and the values of theirs with which this one counts. @default always */
  readonly shownWhen?: Readonly<Record<string, readonly JsonValue[]>>;
  /** Whether its words are found by the site's search. @default false */
  readonly searchable?: boolean;
}

/** Whether a field must be there; where it need not be, what stands in for it. */
export interface FieldPresence<Value> {
  /** Whether an owner has to say it. @default false */
  readonly required?: boolean;
  /** What a missing value means. @default nothing */
  readonly default?: Value;
}

/** One field of a block: how it is asked for, stored and read. `Value` is what a reader gives. */
export interface Field<Kind extends string = string, Value = unknown> extends FieldAbout {
  readonly kind: Kind;
  readonly required?: boolean;
  /** What a missing or wrong value means. */
  readonly fallback: Value;
  /** The stored value, or undefined where it is missing or wrong. Never throws. */
  readonly read: (raw: unknown) => Value | undefined;
}

/** A field of these options has a value whatever is stored. */
type Certain = { required: true } | { default: NonNullable<unknown> };

/** What a field gives: it may be missing where it has no default and need not be there. */
export type Given<Value, Options> = Options extends Certain ? Value : Value | undefined;

/** A field with its options, as its builder was given them. */
export type Built<Kind extends string, Value, Options> = Omit<Options, 'default'> &
  Field<Kind, Given<Value, Options>>;

/**
 * Makes a field of its options.
 *
 * @param kind what it holds
 * @param options what its builder was given
 * @param empty stands in for a value that must be there and is not
 * @param read takes the value, or undefined where it is missing or wrong
 */
export function createField<const Kind extends string, Value, Options extends FieldAbout>(
  kind: Kind,
  options: Options & FieldPresence<Value>,
  empty: Value,
  read: (raw: unknown) => Value | undefined,
): Built<Kind, Value, Options> {
  const { default: standIn = options.required ? empty : undefined, ...rest } = options;
  // Undefined only where the options neither want a value nor have a default, as `Given` says.
  return { ...rest, kind, fallback: standIn, read } as unknown as Built<Kind, Value, Options>;
}

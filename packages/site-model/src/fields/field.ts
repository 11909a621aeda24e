import type { JsonValue } from '../json-value';

/** The labels of a field, and when the editor shows it. */
export interface FieldAbout {
  /** Its name in the editor. */
  readonly label: string;
  /** One line that describes it. @default none */
  readonly hint?: string;
  /** The heading under which the editor shows it. @default with the fields without a heading */
  readonly group?: string;
  /** The values of other fields with which this field applies. @default always */
  readonly shownWhen?: Readonly<Record<string, readonly JsonValue[]>>;
  /** Whether the site's search finds its words. @default false */
  readonly searchable?: boolean;
}

/** Whether a field is required, and its default if it is not. */
export interface FieldPresence<Value> {
  /** Whether an owner must fill it in. @default false */
  readonly required?: boolean;
  /** What a missing value means. @default nothing */
  readonly default?: Value;
}

/**
 * One field of a block: its labels, how it is stored and read. `Value` is what a reader returns.
 */
export interface Field<Kind extends string = string, Value = unknown> extends FieldAbout {
  readonly kind: Kind;
  readonly required?: boolean;
  /** The value in place of a missing or wrong one. */
  readonly fallback: Value;
  /** Returns the stored value, or undefined if it is missing or wrong. Never throws. */
  readonly read: (raw: unknown) => Value | undefined;
}

/** With these options a field always has a value. */
type Certain = { required: true } | { default: NonNullable<unknown> };

/** What a field returns: it may be undefined if it has no default and is not required. */
export type Given<Value, Options> = Options extends Certain ? Value : Value | undefined;

/** A field with its options, as its builder received them. */
export type Built<Kind extends string, Value, Options> = Omit<Options, 'default'> &
  Field<Kind, Given<Value, Options>>;

/**
 * Makes a field from its options.
 *
 * @param kind what it holds
 * @param options what its builder received
 * @param empty the value in place of a required one that is missing
 * @param read returns the value, or undefined if it is missing or wrong
 */
export function createField<const Kind extends string, Value, Options extends FieldAbout>(
  kind: Kind,
  options: Options & FieldPresence<Value>,
  empty: Value,
  read: (raw: unknown) => Value | undefined,
): Built<Kind, Value, Options> {
  const { default: standIn = options.required ? empty : undefined, ...rest } = options;
  // Undefined only if the field is not required and has no default, as `Given` says.
  return { ...rest, kind, fallback: standIn, read } as unknown as Built<Kind, Value, Options>;
}

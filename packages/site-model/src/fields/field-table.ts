import type { Field, FieldAbout } from './field';
import type { NumberOptions } from './number';
import type { EmbedOptions, ReferenceOptions, ReferenceTarget } from './reference';
import type { TextOptions } from './text';

/** The fields that there are, by what they hold. */
export type KnownField =
  | WithOptions<'text', TextOptions>
  | WithOptions<'richText' | 'email', object>
  | WithOptions<'link' | 'fileLink', Omit<TextOptions, 'most'>>
  | WithOptions<'number', NumberOptions>
  | WithOptions<'flag' | 'date' | 'dateTime' | 'focalPoint', object>
  | WithOptions<'choice' | 'color', ChoiceValues>
  | WithOptions<'reference', ReferenceOptions & { readonly to: ReferenceTarget }>
  | WithOptions<'name', { readonly most: number }>
  | WithOptions<'embed', EmbedOptions>
  | ListField
  | GroupField;

/** What may be chosen: values, and what an owner reads of each. */
export interface ChoiceValues {
  readonly values: readonly (string | number)[];
  /** @default the values themselves */
  readonly options?: Readonly<Record<string, string>>;
}

type WithOptions<Kind extends string, Options> = Omit<Options, 'default'> & Field<Kind>;

/** A list of things that have a table each. */
export interface ListField extends Field<'list'>, ListOptions<FieldTable> {
  readonly label: string;
}

/** Fields within a field. */
export interface GroupField extends Field<'group'>, GroupOptions<FieldTable> {
  readonly label: string;
}

/** Fields by name, in the order in which an owner is asked. */
export type Fields = Readonly<Record<string, KnownField>>;

/** What must be so of the fields together, and what an owner is told where it is not. */
export interface FieldRule<Stored> {
  // A method, so that the table of certain fields is a table of any.
  holds(stored: Stored): boolean;
  readonly message: string;
}

/** The one table of what a block stores. */
export interface FieldTable<Of extends Fields = Fields> {
  readonly fields: Of;
  readonly rule?: FieldRule<ValuesOfFields<Of>> | undefined;
}

/** What readers give for fields by name. */
export type ValuesOfFields<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name]['fallback'];
};

/** Options of a list. */
export interface ListOptions<Item extends FieldTable> extends FieldAbout {
  /** What one of them stores. One whose rule does not hold is left out. */
  readonly item: Item;
  /** What one of them is called: 'Slide'. */
  readonly itemLabel: string;
  /** The most there may be. @default as many as one likes */
  readonly most?: number;
  /** Whether it has to be there, be it empty. @default false */
  readonly required?: boolean;
}

/** Options of a group. */
export interface GroupOptions<Table extends FieldTable> extends FieldAbout {
  readonly table: Table;
}

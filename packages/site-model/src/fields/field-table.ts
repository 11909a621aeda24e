import type { Field, FieldAbout } from './field';
import type { NumberOptions } from './number';
import type { EmbedOptions, ReferenceOptions, ReferenceTarget } from './reference';
import type { TextOptions } from './text';

/** Every kind of field. */
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

/** The values of a choice, and their labels for the owner. */
export interface ChoiceValues {
  readonly values: readonly (string | number)[];
  /** @default the values themselves */
  readonly options?: Readonly<Record<string, string>>;
}

type WithOptions<Kind extends string, Options> = Omit<Options, 'default'> & Field<Kind>;

/** A list of items that each have a table. */
export interface ListField extends Field<'list'>, ListOptions<FieldTable> {
  readonly label: string;
}

/** Fields within a field. */
export interface GroupField extends Field<'group'>, GroupOptions<FieldTable> {
  readonly label: string;
}

/** Fields by name, in the order in which an owner is asked. */
export type Fields = Readonly<Record<string, KnownField>>;

/** A rule for several fields together, and the message for an owner who breaks it. */
export interface FieldRule<Stored> {
  // A method, so that a table of certain fields is assignable to a table of any.
  holds(stored: Stored): boolean;
  readonly message: string;
  /** A message for what is stored, where one can be more exact. @default `message` */
  explain?(stored: Stored): string | undefined;
}

/** The one table of what a block stores. */
export interface FieldTable<Of extends Fields = Fields> {
  readonly fields: Of;
  readonly rule?: FieldRule<ValuesOfFields<Of>> | undefined;
}

/** What readers return for fields, by name. */
export type ValuesOfFields<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name]['fallback'];
};

/** Options of a list. */
export interface ListOptions<Item extends FieldTable> extends FieldAbout {
  /** The table of one item. An item whose rule is not fulfilled is left out. */
  readonly item: Item;
  /** The label of one item: 'Slide'. */
  readonly itemLabel: string;
  /** The most items. @default unlimited */
  readonly most?: number;
  /** Whether the list must be present, even if it is empty. @default false */
  readonly required?: boolean;
}

/** Options of a group. */
export interface GroupOptions<Table extends FieldTable> extends FieldAbout {
  readonly table: Table;
  /** What an editor can find to fill it: a place, as of a map [7.08]. @default nothing */
  readonly finds?: 'place';
}

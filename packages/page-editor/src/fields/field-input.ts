import type { JsonValue } from '@frontage/site-model';
import type { KnownField } from '@frontage/site-model/fields';
import type { PanelContext } from './panel-context';

/** A field of some kinds; kinds with the same options share one type. */
export type FieldOf<Kind extends KnownField['kind']> = Having<Kind, KnownField>;

type Having<Kind, Each extends KnownField> = Each extends KnownField
  ? [Extract<Kind, Each['kind']>] extends [never]
    ? never
    : Each
  : never;

/**
 * What an owner has entered: a value to store, null for none, and of fields within it what they
 * have shown before (@default what is stored); or what is wrong with it.
 */
export type FieldEntry =
  | { readonly value: JsonValue; readonly was?: JsonValue | undefined }
  | { readonly wrong: string };

/** What the control of a field is made of. */
export interface FieldInputOptions<Kind extends KnownField['kind']> {
  readonly context: PanelContext;
  readonly field: FieldOf<Kind>;
  /** The id of the control, to which its label leads. */
  readonly id: string;
  /** The id of the label. */
  readonly labelId: string;
  /** Called with each entry. */
  enter(entry: FieldEntry): void;
  /** Called when an entry is complete: what is wrong with it may be said now. */
  settle(): void;
}

/** The control of a field. */
export interface FieldInput {
  readonly root: HTMLElement;
  /** The element with the id, which the hint and the error describe. */
  readonly control: HTMLElement;
  /**
   * `label`: the control is one that a label may lead to; `check`: so, and it stands before its
   * label; `group`: it consists of several.
   */
  readonly naming: 'label' | 'check' | 'group';
  /** Shows what is stored; undefined for nothing. */
  show(stored: JsonValue | undefined): void;
  /** A line below the control. @default none */
  note?(stored: JsonValue | undefined): string | undefined;
  /** Drops wrong entries within its own fields. @default it has none */
  forget?(): void;
  /** @default the control */
  focus?(): void;
  destroy?(): void;
}

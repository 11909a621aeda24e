import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import type { FieldChoice, LoadChoices } from './field-choice';

/** What all controls of one panel share. */
export interface PanelContext {
  readonly document: Document;
  /** For timers. */
  readonly window: Window;
  /** Makes the controls of a table within a field: of an item or a group. */
  readonly createForm: CreateTableForm;
  /** Returns an id that no other element of the page has. */
  createId(): string;
  /** Finds what a field may lead to. */
  loadChoices: LoadChoices;
  /** Finds the one with an id; undefined where there is none. Rejects if it cannot load. */
  findChoice(to: string, id: string): Promise<FieldChoice | undefined>;
  /** Whether the panel has ended: late answers change nothing. */
  isDestroyed(): boolean;
  destroy(): void;
}

/** A change of one field, and what the whole table stores with it. */
export interface FieldChange {
  readonly field: string;
  /** Null where nothing is stored. */
  readonly value: JsonValue;
  /**
   * What its control went on showing, since an owner writes in it, when somebody else stored
   * something else. @default what is stored
   */
  readonly was: JsonValue | undefined;
  readonly data: JsonObject;
}

/** What the controls of a table are made of. */
export interface TableFormOptions {
  readonly context: PanelContext;
  readonly table: FieldTable;
  readonly data: JsonObject;
  /** Fields without a control. @default none */
  readonly leaveOut?: readonly string[] | undefined;
  onChange(change: FieldChange): void;
}

/** The controls of a table: of a block, an item of a list, or a group. */
export interface TableForm {
  readonly root: HTMLElement;
  /** Shows what is stored now. */
  show(data: JsonObject): void;
  /** Drops wrong entries. */
  forget(): void;
  /** Focuses the first control. */
  focus(): void;
  destroy(): void;
}

/** Makes the controls of a table. */
export type CreateTableForm = (options: TableFormOptions) => TableForm;

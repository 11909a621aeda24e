import type { JsonObject, JsonValue } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import { element } from '../elements/element';
import type { LoadChoices } from './field-choice';
import { createPanelContext } from './create-panel-context';
import { createTableForm } from './create-table-form';

export type { FieldChoice } from './field-choice';

/** What a panel needs of the editor around it. */
export interface FieldsPanelOptions {
  readonly document: Document;
  /** The table of the block's fields. */
  readonly table: FieldTable;
  /** What the block stores. */
  readonly data: JsonObject;
  /** Fields that are written on the page itself, and have no control. @default none */
  readonly inPlace?: readonly string[];
  /**
   * Finds what a field may lead to: the first fifty that have the words, newest first. Where the
   * words are an id, it finds the one with that id.
   */
  readonly loadChoices: LoadChoices;
  /**
   * Called with a value that its field accepts, null where nothing is stored; `was` is what the
   * control went on showing when somebody else stored something else. @default what is stored
   */
  onChange(field: string, value: JsonValue, was?: JsonValue): void;
}

/** The controls of a block's fields. */
export interface FieldsPanel {
  readonly root: HTMLElement;
  /** Shows what is stored now; a control that has the focus, and wrong entries, stay. */
  update(data: JsonObject): void;
  /** Ends it: closes its dialog and takes its elements out of the page. */
  destroy(): void;
}

/**
 * Makes the controls by which an owner changes what a block stores, from the block's table [1.02].
 * Its look is `fieldsPanelStyle`.
 */
export function createFieldsPanel(options: FieldsPanelOptions): FieldsPanel {
  const { document, table, data, inPlace, loadChoices } = options;
  const context = createPanelContext({ document, loadChoices, createForm: createTableForm });
  const form = createTableForm({
    context,
    table,
    data,
    leaveOut: inPlace,
    onChange: ({ field, value, was }) => options.onChange(field, value, was),
  });
  const root = element(document, 'div', { class: 'fields-panel' }, form.root);

  function destroy(): void {
    form.destroy();
    context.destroy();
    root.remove();
  }

  return { root, update: form.show, destroy };
}

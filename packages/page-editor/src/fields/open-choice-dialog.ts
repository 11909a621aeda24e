import { element } from '../elements/element';
import { choiceTexts } from './choice-texts';
import { createChoiceSearch } from './create-choice-search';
import type { FieldChoice } from './field-choice';
import { openFieldsDialog, type FieldsDialog } from './open-fields-dialog';
import type { PanelContext } from './panel-context';

/** What a dialog is made of. */
export interface ChoiceDialogOptions {
  readonly context: PanelContext;
  /** The kind of what may be chosen. */
  readonly to: string;
  readonly title: string;
  /** The id of what is chosen now. */
  readonly chosen: string | undefined;
  /** The element that it is put into. */
  readonly parent: HTMLElement;
  onChoose(choice: FieldChoice): void;
}

/** Opens a dialog in which an owner searches for something and chooses it. */
export function openChoiceDialog(options: ChoiceDialogOptions): FieldsDialog {
  const { context, to, title, chosen, parent, onChoose } = options;
  const { document, loadChoices } = context;
  const search = createChoiceSearch({
    document,
    loadChoices,
    to,
    isChosen: ({ id }) => id === chosen,
    onChoose(choice) {
      dialog.close();
      onChoose(choice);
    },
  });
  const closing = element(
    document,
    'button',
    { type: 'button', class: 'fields-button', click: () => dialog.close() },
    choiceTexts.close,
  );
  const dialog = openFieldsDialog({
    document,
    parent,
    title,
    parts: [...search.parts, closing],
    onClose: search.destroy,
  });
  search.focus();
  return dialog;
}

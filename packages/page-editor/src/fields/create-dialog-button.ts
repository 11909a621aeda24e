import { element } from '../elements/element';
import type { FieldsDialog } from './open-fields-dialog';
import type { PanelContext } from './panel-context';

/** A button that opens a dialog. */
export interface DialogButton {
  readonly root: HTMLButtonElement;
  /** Closes the dialog, if it is open. */
  destroy(): void;
}

/** What such a button is made of. */
export interface DialogButtonOptions {
  readonly context: Pick<PanelContext, 'document' | 'createId'>;
  readonly text: string;
  /** The id of the label of what is chosen, which its name ends with. @default its text is all */
  readonly labelId?: string;
  /** The id of what says what is chosen now. @default nothing does */
  readonly describedBy?: string;
  open(): FieldsDialog;
}

/** Makes the button by which a field is chosen: a link, a picture, a place. */
export function createDialogButton(options: DialogButtonOptions): DialogButton {
  const { context, text, labelId, describedBy, open } = options;
  const id = context.createId();
  let dialog: FieldsDialog | undefined;
  const root = element(
    context.document,
    'button',
    {
      type: 'button',
      id,
      class: 'fields-button',
      'aria-haspopup': 'dialog',
      ...(labelId !== undefined && { 'aria-labelledby': `${id} ${labelId}` }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      click() {
        dialog?.close();
        dialog = open();
      },
    },
    text,
  );
  return { root, destroy: () => dialog?.close() };
}

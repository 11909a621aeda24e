import { element } from '../elements/element';
import { showModal } from '../elements/show-modal';

/** An open dialog. */
export interface FieldsDialog {
  /** Closes it and takes it out of the page; calling it again does nothing. */
  close(): void;
}

/** What a dialog is made of. */
export interface FieldsDialogOptions {
  readonly document: Document;
  /** The element that it is put into. */
  readonly parent: HTMLElement;
  readonly title: string;
  /** What stands below the title. */
  readonly parts: readonly HTMLElement[];
  /** Called as it closes. */
  onClose(): void;
}

/** Opens a dialog of the panel; then the focus is back where it was. */
export function openFieldsDialog(options: FieldsDialogOptions): FieldsDialog {
  const { document, parent, title, parts, onClose } = options;
  // A page shows one such dialog at a time.
  const id = 'fields-dialog-title';
  const dialog = element(
    document,
    'dialog',
    { class: 'fields-panel fields-dialog', 'aria-labelledby': id, close },
    element(document, 'h2', { id }, title),
    ...parts,
  );
  parent.append(dialog);
  showModal(dialog);

  function close(): void {
    onClose();
    if (dialog.open) dialog.close();
    dialog.remove();
  }

  return { close };
}

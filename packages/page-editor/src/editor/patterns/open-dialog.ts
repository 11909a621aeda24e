import { element } from '../../elements/element';
import { showDialog, type DialogPlace } from './show-dialog';

/** A dialog over the editor. */
export interface OpenedDialog {
  readonly root: HTMLDialogElement;
  /** Says something in it. */
  tell(text: string): void;
  close(): void;
}

/**
 * Opens a dialog over the editor.
 *
 * @param place where, and until when
 * @param heading what it is about
 * @param content its controls
 * @param onClose called once it is closed
 */
export function openDialog(
  place: DialogPlace,
  heading: string,
  content: readonly HTMLElement[],
  onClose: () => void,
): OpenedDialog {
  const { document } = place;
  const status = element(document, 'p', { class: 'quiet', role: 'status' });
  const root = element(
    document,
    'dialog',
    {
      class: 'editor-palette editor-previews',
      'aria-labelledby': 'editor-dialog-heading',
      close() {
        root.remove();
        onClose();
      },
    },
    element(document, 'h2', { id: 'editor-dialog-heading' }, heading),
    ...content.slice(0, -1),
    status,
    ...content.slice(-1),
  );
  showDialog(place, root);
  return {
    root,
    tell(text) {
      status.textContent = text;
    },
    close: () => root.close(),
  };
}

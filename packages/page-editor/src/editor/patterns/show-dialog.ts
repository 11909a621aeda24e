import { showModal } from '../../elements/show-modal';

/** Where a dialog opens, and until when. */
export interface DialogPlace {
  /** Of the editor. */
  readonly document: Document;
  /** Ends with the editor: what is asked then stays unanswered. */
  readonly signal: AbortSignal;
}

/** Shows a dialog over its editor; it closes with the editor, too. */
export function showDialog({ document, signal }: DialogPlace, dialog: HTMLDialogElement): void {
  const close = () => dialog.close();
  signal.addEventListener('abort', close);
  dialog.addEventListener('close', () => signal.removeEventListener('abort', close), {
    once: true,
  });
  document.body.append(dialog);
  showModal(dialog);
  if (signal.aborted) close();
}

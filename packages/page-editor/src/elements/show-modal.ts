/**
 * Opens a dialog. Once it has closed, what had the focus before has it again, also on the page in a
 * frame: the browser gives it back to elements of the dialog's own document alone.
 *
 * @param dialog in its document
 */
export function showModal(dialog: HTMLDialogElement): void {
  const { ownerDocument: document } = dialog;
  const { activeElement } = document;
  // Only a frame has a document within. Whatever has the focus can take it.
  const within = (activeElement as HTMLIFrameElement | null)?.contentDocument?.activeElement;
  const focused = (within ?? activeElement) as HTMLElement | null;
  dialog.addEventListener(
    'close',
    () => {
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    },
    { once: true },
  );
  dialog.showModal();
}

/**
 * Opens the dialog that finds, by Ctrl+K, Cmd+K, `/` or its link. What is typed before the script
 * of its results has arrived stays; if it does not arrive, Enter leads to the page that finds.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @param load loads the script that mounts the menu
 * @returns what undoes it
 */
export function mountFindKeys(root: Document, load: () => Promise<void>): () => void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog#find');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let loading: Promise<void> | undefined;

  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    // Without it Enter leads to the page; the next opening tries again.
    loading ??= load().catch(() => (loading = undefined));
  };

  root.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (event.isComposing || event.defaultPrevented || altKey) return;
      const isCommand = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
      // A field of a dialog that was just closed has the focus until the next frame.
      const isWriting =
        target instanceof HTMLElement &&
        !target.closest('dialog:not([open])') &&
        (target.isContentEditable || target.matches('input, textarea, select'));
      if (!isCommand && (key !== '/' || isWriting || ctrlKey || metaKey)) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      if (target === dialog) dialog.close();
      if (!(target instanceof Element) || !target.closest('[data-find]')) return;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  return () => listening.abort();
}

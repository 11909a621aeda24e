/**
 * Shows the buttons that copy a link to be sent to somebody; without it the link itself is there.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountCopyButtons(root: Document): () => void {
  const listening = new AbortController();
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const { copy = '', copied = '' } = button.dataset;
    const status = root.createElement('span');
    status.setAttribute('role', 'status');
    button.after(status);
    button.hidden = false;
    button.addEventListener(
      'click',
      () =>
        void navigator.clipboard.writeText(new URL(copy, root.baseURI).href).then(() => {
          status.textContent = copied;
        }),
      { signal: listening.signal },
    );
  }
  return () => listening.abort();
}

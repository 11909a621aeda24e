/**
 * Lets the site in its frame fill the window: by its button, and by Escape, which closes an open
 * guide first [2.10]. The address follows the page in the frame, so that a reload shows the same.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountPreview(root: Document): () => void {
  const box = root.querySelector<HTMLElement>('[data-preview]');
  const frame = box?.querySelector('iframe');
  const button = box?.querySelector('button');
  const guide = box?.querySelector('details');
  if (!box || !frame || !button || !guide) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const toggle = () => {
    const isFull = box.toggleAttribute('data-is-full');
    button.setAttribute('aria-pressed', String(isFull));
    button.textContent = (isFull ? box.dataset['leave'] : box.dataset['full']) ?? '';
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.shiftKey) return;
    const { target, view } = event;
    // A page in the frame has elements of its own window.
    const isEntering =
      target !== null &&
      'closest' in target &&
      (target as Element).closest('input, textarea, select, [contenteditable]') !== null;
    // What has layers, such as a lightbox, closes them first, and listens later.
    view?.setTimeout(() => {
      if (event.defaultPrevented || isEntering) return;
      if (!guide.open) return toggle();
      guide.open = false;
      guide.querySelector('summary')?.focus();
    }, 0);
  };

  const follow = () => {
    const page = frame.contentWindow;
    const location = frame.contentDocument?.location;
    if (!page || !location || location.protocol === 'about:') return;
    page.addEventListener('keydown', onKey, { signal });
    const path = location.pathname + location.search;
    for (const shown of box.querySelectorAll('[data-address]')) shown.textContent = path;
    const open = box.querySelector<HTMLAnchorElement>('[data-open]');
    const address = new URL(location.href);
    address.searchParams.set('noredirect', '');
    if (open) open.href = address.href;
    const here = (box.dataset['preview'] ?? '') + encodeURIComponent(path);
    root.defaultView?.history.replaceState(null, '', here);
  };

  button.hidden = false;
  button.addEventListener('click', toggle, { signal });
  root.addEventListener('keydown', onKey, { signal });
  frame.addEventListener('load', follow, { signal });
  follow();
  return () => listening.abort();
}

/**
 * Lets the links of the page in the frame lead to other pages in the same version of the look; its
 * forms are not sent.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountLookVersion(root: Document): () => void {
  const frame = root.querySelector<HTMLIFrameElement>('iframe[data-look-version]');
  if (!frame) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const address = frame.dataset['lookVersion'] ?? '';
  const onClick = (event: Event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { origin, pathname, search } = new URL(link.href);
    if (origin === root.location.origin)
      frame.contentWindow?.location.assign(address + encodeURIComponent(pathname + search));
  };
  const listen = () => {
    const page = frame.contentDocument;
    page?.addEventListener('click', onClick, { capture: true, signal });
    const hold = (event: Event) => event.preventDefault();
    page?.addEventListener('submit', hold, { capture: true, signal });
  };
  frame.addEventListener('load', listen, { signal });
  listen();
  return () => listening.abort();
}

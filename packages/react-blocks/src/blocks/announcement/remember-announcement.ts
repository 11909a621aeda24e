/**
 * Lets visitors close the bar that it stands in, and keeps one away that was closed with the same
 * words. It runs while the page is read, before the bar is painted, so nothing moves.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param document the page
 * @param attribute of the bar, with its version
 * @param key the name in local storage
 */
export function rememberAnnouncement(document: Document, attribute: string, key: string): void {
  const bar = document.currentScript?.closest('aside');
  const button = bar?.querySelector('button');
  if (!bar || !button) return;
  const version = bar.getAttribute(attribute);
  // A browser that keeps nothing throws already when it is asked for its storage.
  try {
    if (version && localStorage.getItem(key) === version) {
      bar.hidden = true;
      return;
    }
  } catch {}
  button.hidden = false;
  button.addEventListener('click', () => {
    bar.hidden = true;
    document.getElementById('content')?.focus({ preventScroll: true });
    try {
      if (version) localStorage.setItem(key, version);
    } catch {}
  });
}

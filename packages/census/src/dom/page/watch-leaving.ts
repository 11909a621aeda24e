/**
 * Calls `onLeave` when the page is hidden or left, as often as that happens. Not on `unload`, which
 * would keep the page out of the back/forward cache.
 *
 * @param signal ends it
 */
export function watchLeaving(window: Window, onLeave: () => void, signal: AbortSignal): void {
  const { document } = window;
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') onLeave();
  };
  document.addEventListener('visibilitychange', onChange, { signal });
  // Some browsers leave without hiding first.
  window.addEventListener('pagehide', onLeave, { signal });
}

/** How long a page is waited for that does not finish loading, in ms from when it is parsed. */
export const mostWait = 3000;

/** Resolves when the window hears an event of a type for the first time. */
export type UntilEvent = (type: string) => Promise<unknown>;

/**
 * Runs `run` when the page is shown: its first pictures and fonts are there, so that
 * nothing takes the line from them, and the browser is idle. Sooner when the visitor
 * scrolls: what is further down is wanted now. What hangs is not waited for.
 *
 * @param run may be called up to three times, once by each cause
 */
export function whenShown(window: Window, until: UntilEvent, run: () => void): void {
  // Safari has no idle turns; neither function needs its `this`.
  void until('load').then(() => (window.requestIdleCallback ?? setTimeout)(run));
  void until('scroll').then(run);
  setTimeout(run, mostWait);
}

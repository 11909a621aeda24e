/** The longest wait for a page to finish loading, in ms after it is parsed. */
export const mostWait = 3000;

/** Resolves when an event of a type first reaches the window. */
export type UntilEvent = (type: string) => Promise<unknown>;

/**
 * Runs `run` when the page is shown: its first pictures and fonts are there, so nothing competes
 * with them for bandwidth, and the browser is idle. Runs it sooner when the visitor scrolls, since
 * content further down is needed then. A hanging resource is not waited for.
 *
 * @param run may be called up to three times, once for each cause
 */
export function whenShown(window: Window, until: UntilEvent, run: () => unknown): void {
  // Safari has no idle callbacks; neither function needs its `this`.
  void until('load').then(() => (window.requestIdleCallback ?? setTimeout)(run));
  void until('scroll').then(run);
  setTimeout(run, mostWait);
}

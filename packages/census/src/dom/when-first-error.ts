/** The events of errors that the inline script of a page keeps. */
type EarlyErrorEvent = ErrorEvent | PromiseRejectionEvent;

const key = Symbol.for('frontage.errors');

/** A window with the list that `earlyErrors` makes; only these two files know the symbol. */
type EarlyWindow = Window & { [key]?: EarlyErrorEvent[] };

/** The errors that came before the page's reporter. */
export function earlyErrorEvents(window: EarlyWindow): EarlyErrorEvent[] {
  return (window[key] ??= []);
}

/**
 * Runs something when a page has its first error, at once if it had one: a page without errors
 * needs no reporter.
 */
export function whenFirstError(window: Window, run: () => void): void {
  const early = earlyErrorEvents(window);
  early.push = (...events) => {
    run();
    return Array.prototype.push.apply(early, events);
  };
  if (early.length) run();
}
